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

/** Loads the notes of this tab, or else moves the notes of a closed tab to this tab. */
export function loadDraftNotes(keeper: DraftStorage): PendingTextInput {
  const note = (name: keyof PendingTextInput) => {
    const own = keeper.readOwn(name);
    if (own) return own.data;
    const offer = keeper.readAbandoned(name);
    if (offer) keeper.writeOwn(name, offer.data);
    keeper.removeAbandoned(name);
    return offer?.data;
  };
  return { adding: note("adding") as NewClause, addresses: note("addresses") as Record<string, string> };
}

export function storeDraftNotes(keeper: DraftStorage, notes: Partial<PendingTextInput>): void {
  for (const [name, note] of Object.entries(notes) as [keyof PendingTextInput, unknown][])
    if (note === undefined) keeper.removeOwn(name);
    else keeper.writeOwn(name, note);
}
