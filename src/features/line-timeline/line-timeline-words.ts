import type { LinePhase } from "#domain/lines/line-life.ts";

type LaterPhase = Exclude<LinePhase, "membership">;

/** All texts of the timeline; `{day}` and `{from}` are dates, `{days}` is a count. */
export type LineTimelineWords = {
  heading: string;
  intro: string;
  day: string;
  hint: string;
  /** Before a day is entered. */
  waiting: { title: string; text: string };
  problem: { title: string; future: string; none: string };
  /** What comes next. */
  next: Record<LaterPhase, string>;
  /** Nothing comes next. */
  over: string;
  today: Record<LinePhase, string>;
  left: { one: string; more: string };
  /** What to do before the change; then until when a cancelled number can be taken elsewhere. */
  advice: { before: string; cancelled: string; tooLate: string };
  /** Names the list of phases. */
  stops: string;
  /** Its days are counted from the last membership. */
  phases: Record<LinePhase, { name: string; days: string; works: string }>;
  /** When the phase without an end begins. */
  openSpan: string;
  mark: { past: string; current: string };
  save: string;
  saveFailed: string;
  note: string;
  /** The calendar file: its name, the name that calendars show, and its events. */
  file: { name: string; calendar: string; description: string } & Record<LaterPhase, string>;
};
