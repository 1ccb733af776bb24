/** A document of one sheet: what is registered, a row each. Its page and its PDF read the same rows. */
export type SheetDocument = {
  /** Of the file's name: `folio-1349808`. */
  id: string;
  title: string;
  /** Over the title: what kind of document it is. */
  kicker: string;
  intro: string;
  rows: readonly { name: string; value: string }[];
  notes: readonly string[];
};
