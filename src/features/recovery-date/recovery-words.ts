import type { LineRecovery } from "#domain/line-recovery.ts";

/** Every word of the tool; `{day}` stands for a date, `{days}` for how many are left, `{n}` for their number. */
export type RecoveryWords = {
  heading: string;
  intro: string;
  /** Before there is a date. */
  waiting: { title: string; text: string };
  day: string;
  dayHint: string;
  today: string;
  answers: Record<LineRecovery["standing"], { title: string; text: string }>;
  oneDay: string;
  manyDays: string;
  timeline: Record<"suspended" | "counts" | "last" | "included", string>;
  future: { error: string; title: string; text: string };
  save: string;
  saveFailed: string;
  note: string;
  file: { name: string; calendar: string; summary: string; description: string };
};
