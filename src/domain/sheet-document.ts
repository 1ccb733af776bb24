/** A one-sheet document: the registered facts, one per row. Its page and its PDF use the same rows. */
export type SheetDocument = {
  /** Part of the file name: `folio-1349808`. */
  id: string;
  title: string;
  /** Above the title: the kind of document. */
  kicker: string;
  intro: string;
  rows: readonly { name: string; value: string }[];
  notes: readonly string[];
};
