import type { DraftStorage } from "./draft-backup.ts";

export type NewClause = {
  title: string;
  body: string;
  /** Address that the user typed; undefined for the proposed address. */
  address?: string | undefined;
  depth: 2 | 3;
  /** Id of the preceding clause; empty to add at the start. */
  after: string;
};

/** Loads this tab's new clause, or else takes over a closed tab's new clause. */
export function loadNewClause(storage: DraftStorage): NewClause | undefined {
  const ownBackup = storage.readOwn("adding");
  if (ownBackup) return ownBackup.data as NewClause;
  const abandonedBackup = storage.readAbandoned("adding");
  if (abandonedBackup) storage.writeOwn("adding", abandonedBackup.data);
  storage.removeAbandoned("adding");
  return abandonedBackup?.data as NewClause | undefined;
}

export function storeNewClause(storage: DraftStorage, clause: NewClause | undefined): void {
  if (clause === undefined) storage.removeOwn("adding");
  else storage.writeOwn("adding", clause);
}
