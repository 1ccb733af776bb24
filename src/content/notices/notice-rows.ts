import { data } from "#content/data/notices.ts";
import { readData } from "#content/forms/read-data.ts";
import { noticesSchema } from "#content/forms/schemas/notice-schema.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import { filterVisibleRows, listRevealDays } from "#domain/calendar/visible-from.ts";
import type { NoticeRow } from "#domain/site/notice.ts";

const allRows = readData("src/content/data/notices.ts", noticesSchema, data);

/** The notices of `/avisos` that are visible on the build day, in any order. */
export const noticeRows: readonly NoticeRow[] = filterVisibleRows(buildDay, allRows);

export const noticeRevealDays = listRevealDays(allRows);
