import type { ClauseChange } from "#domain/legal/compare/legal-comparison.ts";

/** `GET /api/texts/:id/changes?version=2`; with `since=<commit>`, the changes that restoring that commit would make. */
export type TextChanges = {
  /** The version that the text is compared with: `Versión 1, en vigor desde…`. */
  against: string;
  changes: readonly ClauseChange[];
  /** For a restore: number of clauses that have unpublished changes. */
  drafted?: number;
};
