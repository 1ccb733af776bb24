import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { formatMonth } from "#domain/calendar/spanish-time.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";

/** The day or month from which a text is in force, in ISO 8601; `pendiente` if it is not yet known. */
export type InForceDate = `${number}-${number}` | `${number}-${number}-${number}` | "pendiente";

/** A sentence for each form of {@link InForceDate}; the date replaces `{date}`. */
export type InForceDateCopy = { day: string; month: string; pending: string };

/**
 * Formats the sentence about the date from which a text is in force. The date reads `1 de diciembre de 2026` or
 * `septiembre de 2024`.
 */
export function formatInForceDate(inForce: InForceDate, copy: InForceDateCopy): string {
  if (inForce === "pendiente") return copy.pending;
  const date = formatMonth(inForce);
  const [, , day] = inForce.split("-");
  return day
    ? fillPlaceholders(copy.day, { date: `${Number(day)}\u00a0de ${date}` })
    : fillPlaceholders(copy.month, { date });
}

/**
 * Gets the first day on which a text is in force: the first of the month if no day is known; undefined without a date.
 */
export function getFirstDayInForce(inForce: InForceDate): IsoDay | undefined {
  if (inForce === "pendiente") return undefined;
  return inForce.length === 7 ? `${inForce}-01` : inForce;
}

/**
 * Finds the version in force on a day: the newest one that has no date yet or whose first day has come; otherwise the
 * oldest.
 *
 * @param versions - newest first.
 */
export function findVersionInForce<Version extends { inForce: InForceDate }>(
  versions: readonly [Version, ...Version[]],
  day: IsoDay,
): Version {
  const isInForce = ({ inForce }: Version) => (getFirstDayInForce(inForce) ?? day) <= day;
  return versions.find(isInForce) ?? versions.at(-1) ?? versions[0];
}
