import { data } from "#content/data/notices.ts";
import { noticesSchema } from "#content/forms/notice-schema.ts";
import { readData } from "#content/forms/read-data.ts";
import { buildDay } from "#content/site/build-day.ts";
import type { NoticeRow } from "#domain/notice.ts";
import { revealDays, visibleOn } from "#domain/visible-from.ts";

const written = readData("src/content/data/notices.ts", noticesSchema, data);

/** The notices of `/avisos`, in any order; those that are not to be seen yet are left out. */
export const noticeRows: readonly NoticeRow[] = visibleOn(buildDay, written);

export const noticeReveals = revealDays(written);
