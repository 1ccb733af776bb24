import type { LineRecovery } from "#domain/lines/line-recovery.ts";

/** All texts of the tool; `{day}` is a date, `{days}` a phrase with the days left, `{n}` their number. */
export type RecoveryTexts = {
  heading: string;
  intro: string;
  /** Shown before a date is entered. */
  waiting: { title: string; from: string; until: string };
  day: string;
  dayHint: string;
  today: string;
  answers: Record<LineRecovery["status"], { title: string; text: string }>;
  oneDay: string;
  manyDays: string;
  timeline: Record<"suspended" | "counts" | "last" | "included", string>;
  future: { error: string; title: string; text: string };
  save: string;
  saveFailed: string;
  note: string;
  file: { name: string; calendar: string; summary: string; description: string };
};
