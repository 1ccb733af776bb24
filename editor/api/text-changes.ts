import type { ClauseChange } from "#domain/legal/legal-comparison.ts";

/** `GET /api/texts/:id/changes?version=2`; with `since=` a commit, what going back there would change. */
export type TextChanges = {
  /** What it is compared with: `Versión 1, en vigor desde…`. */
  against: string;
  changes: readonly ClauseChange[];
  /** Of going back: how many clauses have words that were never published. */
  drafted?: number;
};
