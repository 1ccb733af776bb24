import { expect, test } from "vitest";
import { unconfirmedPrefix } from "#content/legal/facts/legal-pending.ts";
import { legalPageCopy } from "#content/legal/library/legal-page-copy.ts";
import { readVersionFromSource } from "#content/legal/versions/read-legal-text.ts";
import { renderLegalDocument } from "./legal-document.ts";
import { createTypstCompiler, loadTypstResources } from "./typst-compiler.ts";

const version = readVersionFromSource("documents/testing/text", "2");
const waiting = `<p>${unconfirmedPrefix} si la red bloquea algún puerto]</p>`;
const source = renderLegalDocument({ textPath: "/politica-de-uso" }, version);

test("a text becomes a document with its title, its version, its date and its summary", () => {
  for (const words of [
    "Texto de prueba",
    "Versión 2, en vigor desde el 1\u00a0de diciembre de 2026",
    "Esta es la tercera oración.",
  ])
    expect(source).toContain(words);
  expect(source).toContain('\\"day\\":[2026,12,1]');
  expect(createTypstCompiler(loadTypstResources())(source).pdf.subarray(0, 5).toString()).toBe("%PDF-");
});

test("text that looks like markup stays text", () => {
  expect(source).toContain('#"El primero tiene "#"#corchetes[]"#", \\"comillas\\", $100 y una barra \\\\."');
});

test("a version without a date says so, is in review, and its document has no date", () => {
  const draft = renderLegalDocument({ textPath: "/politica-de-uso" }, { ...version, inForce: "pendiente" });
  expect(draft).toContain("Versión 2, aún sin fecha de entrada en vigor");
  expect(draft).toContain(legalPageCopy.draft.title);
  expect(draft).toContain('\\"day\\":null');
});

test("a dated version that lacks operator data is in review before publication, and incomplete afterwards", () => {
  const dated = renderLegalDocument({ textPath: "/politica-de-uso" }, { ...version, html: waiting });
  for (const words of Object.values(legalPageCopy.draft)) expect(dated).toContain(words);
  expect(source).not.toContain(legalPageCopy.draft.title);
  const inForce = renderLegalDocument(
    { textPath: "/politica-de-uso" },
    { ...version, html: waiting, published: "2026-11-23" },
  );
  expect(inForce).toContain(legalPageCopy.incomplete.title);
  expect(inForce).not.toContain(legalPageCopy.draft.title);
  expect(createTypstCompiler(loadTypstResources())(dated).pdf.subarray(0, 5).toString()).toBe("%PDF-");
});

test("a document has its version's errata and withdrawal", () => {
  const page = { textPath: "/politica-de-uso" } as const;
  const errata = [{ day: "2026-01-20", text: "Sobra una coma." }] as const;
  expect(renderLegalDocument(page, { ...version, errata })).toContain("Sobra una coma.");
  const withdrawn = { day: "2026-01-20", reason: "Tenía otro plazo." } as const;
  expect(renderLegalDocument(page, { ...version, withdrawn })).toContain("nunca rigió");
});
