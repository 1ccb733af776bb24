import { data } from "#content/data/notices.ts";
import { noticesSchema } from "#content/forms/notice-schema.ts";
import { readData } from "#content/forms/read-data.ts";
import type { NoticeRow } from "#domain/notice.ts";

/** The notices of `/avisos`, in any order. */
export const noticeRows: readonly NoticeRow[] = readData("src/content/data/notices.ts", noticesSchema, data);
