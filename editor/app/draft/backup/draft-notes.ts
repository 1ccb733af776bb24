import type { DraftStorage } from "./draft-backup.ts";

/** Input for a legal text that is not part of the text yet. */
export type DraftNotes = {
  /** A new clause, not yet added. */
  adding: NewClause | undefined;
  /** Unsaved new addresses of clauses, by current clause id. */
  addresses: Readonly<Record<string, string>> | undefined;
};
export type NewClause = {
  title: string;
  body: string;
  /** Address that the user typed; undefined while the proposed one is used. */
  address?: string | undefined;
  depth: 2 | 3;
  /** Id of the clause that the new one follows; empty if the new one is the first. */
  place: string;
};

/** Loads this tab's notes, or else those of a closed tab, which are moved to this tab. */
export function loadNotes(keeper: DraftStorage): DraftNotes {
  const note = (name: keyof DraftNotes) => {
    const own = keeper.readOwn(name);
    if (own) return own.data;
    const offer = keeper.readAbandoned(name);
    if (offer) keeper.writeOwn(name, offer.data);
    keeper.removeAbandoned(name);
    return offer?.data;
  };
  return { adding: note("adding") as NewClause, addresses: note("addresses") as Record<string, string> };
}

export function storeNotes(keeper: DraftStorage, notes: Partial<DraftNotes>): void {
  for (const [name, note] of Object.entries(notes) as [keyof DraftNotes, unknown][])
    if (note === undefined) keeper.removeOwn(name);
    else keeper.writeOwn(name, note);
}
