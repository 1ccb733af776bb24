import { expect, test } from "vitest";
import { legalVersion } from "#content/legal-version.ts";
import { legalDocument } from "./legal-document.ts";
import * as text from "./testing/text.mdx";
import { openCompiler, typstLook } from "./typst-compiler.ts";

const version = legalVersion("prueba", { ...text, clauses: text.clauses, default: text.default });
const source = legalDocument({ readAt: "/politica-de-uso" }, version);

test("a text becomes a document with its title, its version, its date and its summary", () => {
  for (const words of [
    "Texto de prueba",
    "Versión 2 · En vigor desde el 1\u00a0de diciembre de 2026",
    "Esta es la tercera oración.",
  ])
    expect(source).toContain(words);
  expect(source).toContain('\\"day\\":[2026,12,1]');
  expect(openCompiler(typstLook())(source).subarray(0, 5).toString()).toBe("%PDF-");
});

test("what is written as if it were markup stays what it is", () => {
  expect(source).toContain('#"El primero tiene "#"#corchetes[]"#", \\"comillas\\", $100 y una barra \\\\."');
});

test("a version without a date says that it is a draft, and has no date of its own", () => {
  const draft = legalDocument({ readAt: "/politica-de-uso" }, { ...version, inForce: "pendiente" });
  expect(draft).toContain("Borrador: sin fecha de entrada en vigor");
  expect(draft).toContain('\\"day\\":null');
});
