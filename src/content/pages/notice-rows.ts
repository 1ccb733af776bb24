import type { NoticeRow } from "#domain/notice.ts";

/**
 * The notices of `/avisos`, in any order; the operator's staff edits them. A wrong row stops the build, which says how
 * to fix it.
 */
export const noticeRows: readonly NoticeRow[] = [];
