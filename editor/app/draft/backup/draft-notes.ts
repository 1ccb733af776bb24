import type { DraftStorage } from "./draft-backup.ts";

/** Input for a legal text that is not part of the text yet. */
export type PendingTextInput = {
  adding: NewClause | undefined;
  /** Unsaved new addresses of clauses, by current clause id. */
  addresses: Readonly<Record<string, string>> | undefined;
};
export type NewClause = {
  title: string;
  body: string;
  /** Address that the user typed; undefined for the proposed address. */
  address?: string | undefined;
  depth: 2 | 3;
  /** Id of the preceding clause; empty for the first place. */
  place: string;
};

/** Loads this tab's pending text input, or takes over that of a closed tab. */
export function loadDraftNotes(storage: DraftStorage): PendingTextInput {
  const note = (name: keyof PendingTextInput) => {
    const ownBackup = storage.readOwn(name);
    if (ownBackup) return ownBackup.data;
    const abandonedBackup = storage.readAbandoned(name);
    if (abandonedBackup) storage.writeOwn(name, abandonedBackup.data);
    storage.removeAbandoned(name);
    return abandonedBackup?.data;
  };
  return { adding: note("adding") as NewClause, addresses: note("addresses") as Record<string, string> };
}

export function storeDraftNotes(storage: DraftStorage, notes: Partial<PendingTextInput>): void {
  for (const [name, note] of Object.entries(notes) as [keyof PendingTextInput, unknown][])
    if (note === undefined) storage.removeOwn(name);
    else storage.writeOwn(name, note);
}
