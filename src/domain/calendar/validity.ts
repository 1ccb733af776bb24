/** When an offer is valid, as far as is known, and its standing on a given day. */
import type { IsoDay } from "./civil-time.ts";
import { spokenDate } from "./spanish-time.ts";

/**
 * `dates`: the first and the last day; `otherTo` is a later reading of the last one, if sources differ.
 * `yearless`: days, as `11-19`, of a year that no source names. `unstated`: no source gives any day.
 * `endedBy`: a day after which it was certainly over, whatever its days were.
 */
export type Validity =
  | { kind: "dates"; from: IsoDay; to: IsoDay; otherTo?: IsoDay }
  | { kind: "yearless"; from: string; to: string; endedBy?: IsoDay }
  | { kind: "unstated"; endedBy?: IsoDay };

/** `disputed`: by one reading of its end it is valid, by the other it is over. `unknown`: its days are not known. */
export type Standing = "upcoming" | "current" | "disputed" | "over" | "unknown";

/** @param day - the day in question; nothing here reads a clock. */
export function validityOn(day: IsoDay, validity: Validity): Standing {
  if (validity.kind !== "dates") return validity.endedBy && day > validity.endedBy ? "over" : "unknown";
  const { from, to, otherTo = to } = validity;
  if (day < from) return "upcoming";
  if (day <= to) return "current";
  return day <= otherTo ? "disputed" : "over";
}

/**
 * `del 31 de enero al 28 de febrero de 2025`; parts that both days share are given once, and both readings of the end
 * appear: `del 1 al 27 o 28 de marzo de 2025`.
 *
 * @returns undefined if no day is known.
 * @throws {RangeError} if there is no such day.
 */
export function spokenValidity(validity: Validity): string | undefined {
  if (validity.kind === "unstated") return undefined;
  if (validity.kind === "yearless") {
    // Any leap year will do: it is not shown.
    const inYear = ({ from, to }: typeof validity) => ({ from: `2024-${from}`, to: `2024-${to}` });
    return rangeInWords(inYear(validity)).replace(/ de 2024$/, "");
  }
  return rangeInWords(validity);
}

/** The last day, `28 de febrero de 2025`, or both its readings, `27 o 28 de marzo de 2025`. */
export function spokenEnd({ to, otherTo }: { to: IsoDay; otherTo?: IsoDay }): string {
  return otherTo ? `${start(to, otherTo)} o ${spokenDate(otherTo)}` : spokenDate(to);
}

function rangeInWords({ from, to, otherTo }: { from: IsoDay; to: IsoDay; otherTo?: IsoDay }): string {
  return `del ${start(from, to)} al\u00a0${spokenEnd({ to, ...(otherTo && { otherTo }) })}`;
}

/** A day without what it shares with a later one: its year, or its month and year. */
function start(day: IsoDay, later: IsoDay): string {
  const words = spokenDate(day);
  if (day.slice(0, 7) === later.slice(0, 7)) return words.replace(/\u00a0de .*$/, "");
  return day.slice(0, 4) === later.slice(0, 4) ? words.replace(/ de \d{4}$/, "") : words;
}
