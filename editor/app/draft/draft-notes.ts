import type { DraftStorage } from "./draft-backup.ts";

/** What is typed beside a legal text and is no part of it yet. */
export type DraftNotes = {
  /** The clause that is being written. */
  adding: NewClause | undefined;
  /** Other addresses for clauses, by the ids that they have. */
  addresses: Readonly<Record<string, string>> | undefined;
};
export type NewClause = {
  title: string;
  body: string;
  /** Once it is not the proposed one. */
  address?: string | undefined;
  depth: 2 | 3;
  /** What it goes after. */
  place: string;
};

/** Those of this tab, else of a closed one, which become this tab's. */
export function keptNotes(keeper: DraftStorage): DraftNotes {
  const note = (name: keyof DraftNotes) => {
    const own = keeper.own(name);
    if (own) return own.data;
    const offer = keeper.offer(name);
    if (offer) keeper.set(name, offer.data);
    keeper.drop(name);
    return offer?.data;
  };
  return { adding: note("adding") as NewClause, addresses: note("addresses") as Record<string, string> };
}

export function keepNotes(keeper: DraftStorage, notes: Partial<DraftNotes>): void {
  for (const [name, note] of Object.entries(notes) as [keyof DraftNotes, unknown][])
    if (note === undefined) keeper.forget(name);
    else keeper.set(name, note);
}
