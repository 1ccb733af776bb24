/** The days on which an offer is valid, as far as they are known, and the offer's status on a given day. */
import type { IsoDay } from "./civil-time.ts";
import { formatDate } from "./spanish-time.ts";

/**
 * Validity, as far as it is known. `dates`: first and last day; `otherTo` is the later last day that another source
 * gives. `yearless`: days such as `11-19`, whose year no source names. `unstated`: no source gives a day. `endedBy`:
 * the offer was certainly over after this day.
 */
export type Validity =
  | { kind: "dates"; from: IsoDay; to: IsoDay; otherTo?: IsoDay }
  | { kind: "yearless"; from: string; to: string; endedBy?: IsoDay }
  | { kind: "unstated"; endedBy?: IsoDay };

/**
 * Status on a day. `disputed`: still valid according to one source, over according to another. `unknown`: the dates are
 * unknown.
 */
export type ValidityStatus = "upcoming" | "current" | "disputed" | "over" | "unknown";

export function getValidityStatus(day: IsoDay, validity: Validity): ValidityStatus {
  if (validity.kind !== "dates") return validity.endedBy && day > validity.endedBy ? "over" : "unknown";
  const { from, to, otherTo = to } = validity;
  if (day < from) return "upcoming";
  if (day <= to) return "current";
  return day <= otherTo ? "disputed" : "over";
}

/**
 * Formats a validity as `del 31 de enero al 28 de febrero de 2025`. Month and year appear once if both days share them.
 * If sources differ, both last days appear: `del 1 al 27 o 28 de marzo de 2025`.
 *
 * @returns undefined if no day is known.
 * @throws {RangeError} if there is no such day.
 */
export function formatValidity(validity: Validity): string | undefined {
  if (validity.kind === "unstated") return undefined;
  if (validity.kind === "yearless") {
    // The year is a leap year, so that `02-29` exists, and is removed below.
    const addLeapYear = ({ from, to }: typeof validity) => ({ from: `2024-${from}`, to: `2024-${to}` });
    return formatRange(addLeapYear(validity)).replace(/ de 2024$/, "");
  }
  return formatRange(validity);
}

/** Formats the last day as `28 de febrero de 2025`, or both last days if sources differ: `27 o 28 de marzo de 2025`. */
export function formatValidityEnd({ to, otherTo }: { to: IsoDay; otherTo?: IsoDay }): string {
  return otherTo ? `${formatStart(to, otherTo)} o ${formatDate(otherTo)}` : formatDate(to);
}

function formatRange({ from, to, otherTo }: { from: IsoDay; to: IsoDay; otherTo?: IsoDay }): string {
  return `del ${formatStart(from, to)} al\u00a0${formatValidityEnd({ to, ...(otherTo && { otherTo }) })}`;
}

/** Formats a day without the year if `later` shares it, and without month and year if `later` shares both. */
function formatStart(day: IsoDay, later: IsoDay): string {
  const dateText = formatDate(day);
  if (day.slice(0, 7) === later.slice(0, 7)) return dateText.replace(/\u00a0de .*$/, "");
  return day.slice(0, 4) === later.slice(0, 4) ? dateText.replace(/ de \d{4}$/, "") : dateText;
}
