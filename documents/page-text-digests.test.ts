import { expect, test } from "vitest";
import { documentViewerCopy } from "#content/documents/document-viewer.ts";
import { formatRecoveryExample } from "#content/help/theft/theft-pages.ts";
import { namedPromotions } from "#content/registry/registry.ts";
import { formatValidityLabel } from "#content/registry/registry-status.ts";
import { formatUpdateNote } from "#content/registry/tariffs.ts";
import { contact } from "#content/site/operator/contact.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { config } from "#platform/config/config.ts";
import { digestPageText } from "./page-text-digests.ts";

const page = (main: string, around = "") => `<html><body><header>${around}</header><main>${main}</main></body></html>`;
const digest = (main: string, day: `${number}-${number}-${number}` = "2026-11-21") => digestPageText(page(main), day);

test("a changed word in the page changes the digest; its frame, scripts, drawings and white space do not", () => {
  const known = digest("<h1>Hola</h1><p>Dos meses</p>");
  expect(digest("<h1>Hola</h1><p>Tres meses</p>")).not.toBe(known);
  expect(digestPageText(page("<h1>Hola</h1><p>Dos meses</p>", "Otro menú"), "2026-11-21")).toBe(known);
  expect(digest("<h1>Hola</h1>\n <p>Dos\u00a0meses</p><script>1</script><svg><title>x</title></svg>")).toBe(known);
});

test("ignores values that the operator configures", () => {
  const digestContact = (phone: string, name: string) => digest(`<p>Llama al ${phone}.</p><p>${name} responde.</p>`);
  expect(digestContact(contact.supportPhone, config.legalName)).toBe(digestContact("", ""));
  expect(digestContact(contact.supportPhone.replaceAll(" ", "\u00a0"), config.legalName)).toBe(digestContact("", ""));
  expect(digest('<p data-pack="unknown">Guardado</p><p>Hola</p>')).toBe(digest("<p>Hola</p>"));
});

test("ignores the size and pages of a document, which change with its values", () => {
  const digestViewer = (kilobytes: number, pages: string) =>
    digest(
      `<p>Descargar el PDF (${kilobytes} kB)</p><p>${fillPlaceholders(documentViewerCopy.multiPageInstructions, { pages })}</p>`,
    );
  expect(digestViewer(230, "9")).toBe(digestViewer(1.2, "10"));
});

test("ignores text that depends on the day of the build", () => {
  const [entry] = namedPromotions;
  if (!entry) throw new Error("no promotion");
  const digestOn = (day: "2025-03-02" | "2026-11-21") => {
    const { title, text } = formatValidityLabel(entry, day);
    const passing = [formatUpdateNote(day), formatRecoveryExample(day), title, text].map((words) => `<p>${words}</p>`);
    return digest(`${passing.join("")}<p>Hola</p>`, day);
  };
  expect(digestOn("2025-03-02")).toBe(digestOn("2026-11-21"));
});

test("includes a date that is a permanent part of a text, even on that day", () => {
  const declared = "<p>Declaración del 21\u00a0de noviembre de 2026.</p>";
  expect(digest(declared, "2026-11-21")).toBe(digest(declared, "2026-11-22"));
  expect(digest(declared, "2026-11-21")).not.toBe(digest("<p>Declaración del .</p>"));
});

test("refuses a page without its main part", () => {
  expect(() => digestPageText("<html></html>", "2026-11-21")).toThrow("<main>");
});
