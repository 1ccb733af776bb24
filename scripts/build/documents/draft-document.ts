/**
 * Makes the PDF of a version of a legal text from its source, marked as a draft:
 * `node scripts/build/documents/draft-document.ts politica-de-uso 2 draft.pdf`. The editor runs it.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { legalTexts } from "#content/legal/legal-texts.ts";
import { readVersionFromSource } from "#content/legal/versions/read-legal-text.ts";
import { renderLegalDocument } from "#documents/pdf/legal-document.ts";
import { createTypstCompiler, loadTypstResources } from "#documents/pdf/typst-compiler.ts";
import { legalFolder } from "#domain/legal/version-paths.ts";
import { getErrorMessage } from "#domain/text/error-message.ts";

const [id = "", version = "", file = ""] = process.argv.slice(2);
try {
  const text = legalTexts.find((each) => each.id === id);
  if (!text) throw new Error(`No hay un texto legal «${id}».`);
  const draft = readVersionFromSource(join(legalFolder, id), version);
  const source = renderLegalDocument(text, { ...draft, title: `${draft.title} (borrador)` });
  writeFileSync(file, createTypstCompiler(loadTypstResources())(source).pdf);
} catch (error) {
  console.error(getErrorMessage(error));
  process.exitCode = 1;
}
