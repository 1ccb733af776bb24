import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { legalTextFacts } from "#content/legal/facts/legal-text-facts.ts";
import { legalTextRows } from "#content/legal/legal-text-rows.ts";
import { buildSourcePath, legalFolder } from "#domain/legal/version-paths.ts";
import { buildFrozenVersion } from "./build-frozen-version.ts";
import { listPublicationErrors } from "./publication-errors.ts";
import { findNewestVersionNumber, readVersionFromSource } from "./read-legal-text.ts";

test.each(legalTextRows)("the newest source of $id has no error that prevents its publication", ({ id }) => {
  const folder = `${legalFolder}/${id}`;
  const version = findNewestVersionNumber(folder);
  const source = readFileSync(buildSourcePath(folder, version), "utf8");
  // The lists of the specification may have an earlier version of the code than the text.
  const facts = { ...legalTextFacts, "codigo-trafico.version": version };
  expect(listPublicationErrors(source, readVersionFromSource(folder, version), facts)).toEqual([]);
});

const writtenWith = (clause: string, { summary = "Uno., Dos., Tres.", id = "pagos" } = {}) => `---
title: Política
version: "2"
inForce: 2026-12-01
summary: [${summary}]
---

## Pagos [#${id}]

1. Aquí se dice lo que cuesta cada paquete.
2. ${clause}
`;
const reach = "Lo dice la cláusula";

test.each<[source: string, error: string]>([
  [writtenWith("Un paquete dura 30 días."), "línea 11: «30 días» es un plazo o una cantidad que está a mano"],
  [writtenWith("Cuesta $850."), "línea 11: «$850» es una cantidad de dinero que está a mano"],
  [writtenWith(`[${reach}](#inspeccion).`), "enlaza a #inspeccion, que no existe"],
  [writtenWith(`[${reach}](/no-hay).`), "enlaza a /no-hay, que no existe"],
  [writtenWith(`[${reach}](/gestion-de-trafico#no-hay).`), "enlaza a /gestion-de-trafico#no-hay, que no existe"],
  [writtenWith("Es la versión {{codigo-trafico.version}}."), "el texto dice que es la versión 1, y es la 2"],
  [writtenWith("Se paga.", { summary: "Uno., Dos.,  " }), "el resumen tiene tres oraciones"],
  [writtenWith("Se paga.", { summary: `${"Es para ti. ".repeat(30)}, Sí., No.` }), "«En corto»: acórtalo"],
  [writtenWith("Se paga.", { id: "texto" }), "#texto: la página ya usa esa dirección"],
])("a version with a error is not published, whatever the reason: %#", (source, error) => {
  const folder = mkdtempSync(join(inject("sharedFolder"), "wim-legal-"));
  writeFileSync(buildSourcePath(folder, "2"), source);
  expect(() => buildFrozenVersion({ folder, version: "2", day: "2026-11-23", unsetVariables: [] })).toThrow(error);
});

test("links to paragraphs, pages and clauses of other texts are no errors", () => {
  const folder = mkdtempSync(join(inject("sharedFolder"), "wim-legal-"));
  const links = ["#pagos-1", "/esim#compatibilidad-eSIM", "/gestion-de-trafico#congestion", "{{ley.datos.enlace}}"];
  const clause = links.map((link) => `[${reach}](${link}).`).join(" ");
  writeFileSync(buildSourcePath(folder, "2"), writtenWith(clause));
  expect(buildFrozenVersion({ folder, version: "2", day: "2026-11-23", unsetVariables: [] }).diagnostics).toEqual([]);
});
