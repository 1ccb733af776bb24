import type { ContentDiagnostic } from "#content/forms/content-diagnostic.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { findOutdatedChanges, splitPath } from "#domain/calendar/coming-changes.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";

/** Flags each field whose current value was changed after its value for a coming day was written. */
export const listComingAdvice = (storedData: unknown, today: IsoDay): ContentDiagnostic[] =>
  findOutdatedChanges(storedData, today).map(({ day, path }) => ({
    path: splitPath(path),
    message: `tiene un cambio para el ${formatDate(day)}, escrito sobre lo que decía antes`,
    at: { location: "que-viene", label: "Qué viene" },
    isContradiction: true,
  }));
