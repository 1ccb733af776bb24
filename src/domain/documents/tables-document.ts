/** The parts of a document around its rows. */
type DocumentFrame = {
  /** Part of the file name: `folio-1349808`. */
  id: string;
  title: string;
  /** The kind of document, shown above the title. */
  kicker: string;
  intro: string;
  notes: readonly string[];
};

/** A one-page document: the registered facts, one per row. The web page and the PDF use the same rows. */
export type FactsDocument = DocumentFrame & { rows: readonly { name: string; value: string }[] };

/** A document of several tables, each under its own heading. */
export type TablesDocument = DocumentFrame & {
  tables: readonly {
    title: string;
    intro?: string;
    columns: readonly string[];
    /** One cell per column; the first one names its row. */
    rows: readonly (readonly string[])[];
  }[];
};
