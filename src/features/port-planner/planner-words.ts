import type { MexicanZoneId } from "#domain/mexican-zone.ts";
import type { EntryReason } from "#domain/portability.ts";
import type { EventWords } from "./plan-events.ts";
import type { PlannerProblem } from "./plan-request.ts";

/** All texts of the planner; `{moment}` and `{day}` are dates. */
export type PlannerWords = {
  heading: string;
  intro: string;
  /** Before a date is entered. */
  waiting: { title: string; text: string };
  day: string;
  time: string;
  now: string;
  zone: string;
  zones: Record<MexicanZoneId, string>;
  nip: { legend: string; same: string; before: string };
  nipDay: string;
  nipTime: string;
  date: { legend: string; soonest: string; chosen: string };
  chosenDay: string;
  chosenHint: string;
  result: { soonest: string; chosen: string; centre: string; local: string };
  timeline: Record<"entered" | "latest" | "chosen" | "chosenDawn" | "nip" | "reversible", string>;
  reasons: Record<EntryReason, string>;
  details: Record<"latest" | "notBusinessDay" | "nip" | "reversible", string>;
  nipWarning: { title: string; text: string };
  problem: { title: string; text: string } & Record<PlannerProblem["problem"], string>;
  save: string;
  saveFailed: string;
  note: string;
  file: { name: string; calendar: string } & EventWords;
};
