import type { MexicanZoneId } from "#domain/calendar/mexican-zone.ts";
import type { EntryReason } from "#domain/porting/porting.ts";
import type { PlannerProblem, RequestTiming } from "./planner-answer.ts";
import type { PortingEventCopy } from "./porting-events.ts";

/** All texts of the planner; `{moment}` and `{day}` are dates. */
export type PlannerCopy = {
  heading: string;
  intro: string;
  /** Label of the disclosure with the fields that few visitors change. */
  detailsLabel: string;
  /** Shown before a date is entered. */
  waiting: { title: string; text: string };
  day: string;
  time: string;
  currentTime: string;
  zone: string;
  /** Hint that names the zone of the times, and the places in the zones with unclear names. */
  zoneHint: string;
  zones: Record<MexicanZoneId, string>;
  /** Sentence for each zone that names it as the zone of the times, below the fields and in the answer. */
  zoneTimes: Record<MexicanZoneId, string>;
  nip: { legend: string; same: string; before: string };
  nipDay: string;
  nipTime: string;
  date: { legend: string; soonest: string; chosen: string };
  chosenDay: string;
  chosenHint: string;
  /** `passed` is for a date that has passed. */
  result: Record<"soonest" | "chosen", { ahead: string; passed: string }> & {
    /** A moment in central Mexico's time, next to the visitor's. */
    atCentre: string;
  };
  timing: Record<Exclude<RequestTiming, "near">, string>;
  timeline: Record<"entered" | "latest" | "chosen" | "chosenDawn" | "nip" | "reversible", string>;
  reasons: Record<EntryReason, string>;
  details: Record<"notBusinessDay" | "lateDay", string>;
  nipWarning: { title: string; text: string };
  problem: { title: string; text: string } & Record<PlannerProblem["problem"], string>;
  save: string;
  /** Accessible name of the list of dates. */
  dates: string;
  saveFailed: string;
  note: string;
  file: { name: string; calendar: string } & PortingEventCopy;
};
