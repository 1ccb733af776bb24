import type { ConnectionManual } from "#content/apn/apn-manual.ts";
import { pdfCopy } from "#content/documents/pdf-copy.ts";
import type { RequestForm } from "#content/legal/arco-form.ts";
import { configuredUrls } from "#content/site/site-map/links.ts";
import { menuSeparator } from "#domain/devices/menu-step.ts";
import type { FactsDocument, TablesDocument } from "#domain/documents/tables-document.ts";
import { toTypstValue } from "./typst-string.ts";

const commonValues = {
  author: pdfCopy.author,
  edition: "",
  origin: configuredUrls.site,
  page: pdfCopy.page,
  "notes-title": pdfCopy.notes,
} as const;

export function renderFactSheet(sheet: FactsDocument): string {
  return `#sheet(${toTypstValue({ ...commonValues, columns: pdfCopy.columns, description: sheet.intro, ...sheet })})\n`;
}

export function renderTables(document: TablesDocument): string {
  return `#tables(${toTypstValue({ ...commonValues, description: document.intro, ...document })})\n`;
}

/** Renders a form in Typst, with notes, and with marked links that `addFormFields` converts to form fields. */
export function renderRequestForm(form: RequestForm, notes: readonly string[]): string {
  return `#form(${toTypstValue({ ...commonValues, description: form.intro, ...form, notes })})\n`;
}

/** Renders a manual in Typst: a table of values, then the steps of each guide. */
export function renderManual(manual: ConnectionManual): string {
  const manualTexts = { description: manual.intro, "needs-title": pdfCopy.needs, "path-sign": menuSeparator };
  return `#manual(${toTypstValue({ ...commonValues, ...manualTexts, ...manual })})\n`;
}
