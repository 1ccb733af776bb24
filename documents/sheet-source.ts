import type { ConnectionManual } from "#content/apn/apn-manual.ts";
import { documentWords } from "#content/documents/document-words.ts";
import type { RequestForm } from "#content/legal/arco-form.ts";
import { links } from "#content/site/links.ts";
import { pathSign } from "#domain/site/menu-step.ts";
import type { SheetDocument, TablesDocument } from "#domain/site/tables-document.ts";
import { typstData } from "./typst-string.ts";

const around = {
  author: documentWords.author,
  edition: "",
  origin: links.site,
  page: documentWords.page,
  "notes-title": documentWords.notes,
} as const;

/** A fact sheet in Typst: its rows become a table. */
export function sheetDocument(sheet: SheetDocument): string {
  return `#sheet(${typstData({ ...around, columns: documentWords.columns, description: sheet.intro, ...sheet })})\n`;
}

/** Several tables in Typst, each under its heading. */
export function tablesDocument(document: TablesDocument): string {
  return `#tables(${typstData({ ...around, description: document.intro, ...document })})\n`;
}

/** A form in Typst, with lines to write on, and notes. */
export function formDocument(form: RequestForm, notes: readonly string[]): string {
  return `#form(${typstData({ ...around, description: form.intro, ...form, notes })})\n`;
}

/** A manual in Typst: a table of values, then the steps of each guide. */
export function manualDocument(manual: ConnectionManual): string {
  const words = { description: manual.intro, "needs-title": documentWords.needs, "path-sign": pathSign };
  return `#manual(${typstData({ ...around, ...words, ...manual })})\n`;
}
