/** The texts of a list, for advice on their words. */
import { buildDay } from "#content/site/dates/build-day.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";

export type TextPart = { path: readonly PropertyKey[]; text: string };

/** Fields without prose: words for the search, addresses and ids. */
const skippedFields: ReadonlySet<PropertyKey> = new Set(["asked", "group", "href", "id", "kind", "path", "slug", "to"]);

export function listTextParts(value: unknown, path: readonly PropertyKey[] = []): TextPart[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((each, index) => listTextParts(each, [...path, index]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    skippedFields.has(key) ? [] : listTextParts(each, [...path, key]),
  );
}

export type DatedNotice = { date: IsoDay; title: string; text: readonly string[] };

/** Lists the texts of notices of today and later, with the notice's day. */
export const listNoticeParts = (notices: readonly DatedNotice[]): (TextPart & { date: IsoDay })[] =>
  notices.flatMap(({ date, title, text }, row) =>
    date < buildDay ? [] : listTextParts({ title, text }, [row]).map((part) => ({ ...part, date })),
  );
