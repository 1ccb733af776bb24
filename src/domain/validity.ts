/** When an offer holds, as far as it is known, and how it stands on a day. */
import type { IsoDay } from "./civil-time.ts";
import { spokenDate } from "./spanish-time.ts";

/**
 * `dates`: the first and the last day; `otherTo` is a later reading of the last one, where sources differ.
 * `yearless`: days of a year that no source names, `11-19`. `unstated`: no source gives any day.
 */
export type Validity =
  | { kind: "dates"; from: IsoDay; to: IsoDay; otherTo?: IsoDay }
  | { kind: "yearless"; from: string; to: string }
  | { kind: "unstated" };

/** `disputed`: one reading of its end says that it holds, the other that it is over. `unknown`: its days are not known. */
export type Standing = "upcoming" | "current" | "disputed" | "over" | "unknown";

/** @param day - the day that is asked for; nothing here reads a clock. */
export function standingOn(day: IsoDay, validity: Validity): Standing {
  if (validity.kind !== "dates") return "unknown";
  const { from, to, otherTo = to } = validity;
  if (day < from) return "upcoming";
  if (day <= to) return "current";
  return day <= otherTo ? "disputed" : "over";
}

/**
 * `del 31 de enero al 28 de febrero de 2025`; what both days have in common is said once, and two readings of the end
 * both: `del 1 al 27 o 28 de marzo de 2025`.
 *
 * @returns undefined where no day is known.
 * @throws {RangeError} if there is no such day.
 */
export function spokenValidity(validity: Validity): string | undefined {
  if (validity.kind === "unstated") return undefined;
  if (validity.kind === "yearless") {
    // Any leap year will do: it is not said.
    const inYear = ({ from, to }: typeof validity) => ({ from: `2024-${from}`, to: `2024-${to}` });
    return rangeInWords(inYear(validity)).replace(/ de 2024$/, "");
  }
  return rangeInWords(validity);
}

/** `28 de febrero de 2025`, or `27 o 28 de marzo de 2025`: the last day, in both its readings. */
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
