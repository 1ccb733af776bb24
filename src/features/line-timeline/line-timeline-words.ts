import type { LinePhase } from "#domain/line-life.ts";

type LaterPhase = Exclude<LinePhase, "membership">;

/** Every word of the timeline; `{day}` and `{from}` stand for a date, `{days}` for a count. */
export type LineTimelineWords = {
  heading: string;
  intro: string;
  day: string;
  hint: string;
  /** Before there is a day. */
  waiting: { title: string; text: string };
  problem: { title: string; future: string; none: string };
  /** What comes next. */
  next: Record<LaterPhase, string>;
  /** Nothing comes next. */
  over: string;
  today: Record<LinePhase, string>;
  left: { one: string; more: string };
  /** What to do before it comes; then until when a cancelled number can be taken elsewhere. */
  advice: { before: string; cancelled: string; tooLate: string };
  /** Names the list of phases. */
  stops: string;
  phases: Record<LinePhase, { name: string; works: string }>;
  /** When the phase without an end begins. */
  openSpan: string;
  mark: { past: string; current: string };
  save: string;
  saveFailed: string;
  note: string;
  /** The file for the calendar: its name, what calendars call it, and its events. */
  file: { name: string; calendar: string; description: string } & Record<LaterPhase, string>;
};
