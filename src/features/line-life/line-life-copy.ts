import type { LinePhase } from "#domain/lines/line-life.ts";

type LaterPhase = Exclude<LinePhase, "membership">;

/** All texts of the timeline; `{day}` and `{from}` are dates, `{days}` is a count. */
export type LineLifeCopy = {
  heading: string;
  intro: string;
  day: string;
  hint: string;
  /** Shown before a day is entered. */
  waiting: { title: string; text: string };
  problem: { title: string; future: string; none: string };
  /** Title with the date of the next change, by the phase that begins on that date. */
  next: Record<LaterPhase, string>;
  /** Title if no change is left. */
  endedTitle: string;
  today: Record<LinePhase, string>;
  daysLeft: { one: string; more: string };
  /** `cancelled`: the number can be ported until `{day}`. `tooLate`: that day has passed. */
  advice: { before: string; cancelled: string; tooLate: string };
  /** Accessible name of the list of phases. */
  stops: string;
  /** `days`: the phase's days, counted from the last membership, such as `Días 31 a 60`. */
  phases: Record<LinePhase, { name: string; days: string; works: string }>;
  /** Dates of the last phase, which has no end: `{from}`. */
  openSpan: string;
  mark: { past: string; current: string };
  save: string;
  saveFailed: string;
  note: string;
  /** The calendar file: name of the file and of the calendar, description and titles of the events. */
  file: { name: string; calendar: string; description: string } & Record<LaterPhase, string>;
};
