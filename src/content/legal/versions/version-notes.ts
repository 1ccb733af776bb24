import { data } from "#content/data/version-notes.ts";
import { readData } from "#content/forms/read-data.ts";
import { versionNotesSchema } from "#content/forms/schemas/version-note-schema.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { formatVersionId } from "./published-versions.ts";

/** Notes on a published version, whose own words never change. */
export type VersionNotes = {
  /** Withdrawal of a version before its first day, so that it was never in force. */
  withdrawn?: { day: IsoDay; reason: string };
  /** Errata, newest first; absent if there are none. */
  errata?: readonly { day: IsoDay; text: string }[];
};

const notes = readData("src/content/data/version-notes.ts", versionNotesSchema, data);

export type FindVersionNotes = (textId: string, version: string) => VersionNotes;

/** @param textId - name of the text's folder. */
export const findVersionNotes: FindVersionNotes = (textId, version) => {
  const isForVersion = (note: { version: string }) => note.version === formatVersionId(textId, version);
  const withdrawal = notes.withdrawals.find(isForVersion);
  const errata = notes.errata
    .filter(isForVersion)
    .map(({ day, text }) => ({ day, text }))
    .toSorted((one, other) => other.day.localeCompare(one.day));
  return {
    ...(withdrawal && { withdrawn: { day: withdrawal.day, reason: withdrawal.reason } }),
    ...(errata.length > 0 && { errata }),
  };
};
