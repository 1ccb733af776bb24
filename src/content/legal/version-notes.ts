import { data } from "#content/data/version-notes.ts";
import { readData } from "#content/forms/read-data.ts";
import { versionNotesSchema } from "#content/forms/schemas/version-note-schema.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { formatVersionId } from "./published-versions.ts";

/** What is said about a published version; its own words never change. */
export type VersionNotes = {
  /** Only for a version that was withdrawn before its first day, so that it was never in force. */
  withdrawn?: { day: IsoDay; reason: string };
  /** Newest first; absent if there are none. */
  errata?: readonly { day: IsoDay; text: string }[];
};

const notes = readData("src/content/data/version-notes.ts", versionNotesSchema, data);

export type FindVersionNotes = (textId: string, version: string) => VersionNotes;

/** @param textId - name of the text's folder. */
export const findVersionNotes: FindVersionNotes = (textId, version) => {
  const isOf = (note: { version: string }) => note.version === formatVersionId(textId, version);
  const withdrawal = notes.withdrawals.find(isOf);
  const errata = notes.errata
    .filter(isOf)
    .map(({ day, text }) => ({ day, text }))
    .toSorted((one, other) => other.day.localeCompare(one.day));
  return {
    ...(withdrawal && { withdrawn: { day: withdrawal.day, reason: withdrawal.reason } }),
    ...(errata.length > 0 && { errata }),
  };
};
