import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { buildFrozenPath, buildSourcePath } from "#domain/legal/version-paths.ts";
import { settings } from "#platform/config/settings.ts";
import { buildFrozenVersion } from "./build-frozen-version.ts";
import { serializeFrozenVersion } from "./frozen-version.ts";
import { readFrozenVersions } from "./read-legal-text.ts";
import { formatSourceMismatchMessage, matchesSource } from "./source-comparison.ts";

const { legalName, postalAddress } = settings;
const unset = [legalName.env, postalAddress.env];
const standIns = {
  "operador.nombre": legalName.placeholder,
  "operador.domicilio": postalAddress.placeholder,
  "plazo.paquete": "30\u00a0días",
};
const name = "Uno & Dos, S.A. de C.V.";

const source = (words: string) => `---
title: Política
version: "1"
inForce: 2026-01-15
summary: [Uno., Dos., Tres.]
---

## Quién [#quien]

1. Te atiende {{operador.nombre}}, en {{operador.domicilio}}, durante {{plazo.paquete}}.
2. ${words}
`;

/** A version published with placeholders, with a reason. */
function frozen() {
  const folder = mkdtempSync(join(inject("sharedFolder"), "wim-legal-"));
  const write = (words: string) => writeFileSync(buildSourcePath(folder, "1"), source(words));
  write("No se reembolsa.");
  const { frozen: version } = buildFrozenVersion({
    folder,
    version: "1",
    day: "2026-01-10",
    facts: standIns,
    unsetVariables: unset,
  });
  writeFileSync(buildFrozenPath(folder, "1"), serializeFrozenVersion({ ...version, reason: "Para mostrarlo." }));
  const again = (facts: Readonly<Record<string, string>>, missing: readonly string[]) =>
    buildFrozenVersion({
      folder,
      version: "1",
      day: "2026-09-01",
      facts: { ...standIns, ...facts },
      unsetVariables: missing,
    });
  const [published] = readFrozenVersions(folder);
  if (!published) throw new Error("not published");
  return { folder, write, again, published };
}

test("republishing fills in the operator's values and keeps the wording, the day and the reason", () => {
  const { again, published } = frozen();
  const {
    frozen: filled,
    diagnostics,
    filledValues,
  } = again({ "operador.nombre": name, "plazo.paquete": "45\u00a0días" }, [postalAddress.env]);
  expect(filled).toEqual({
    ...published,
    html: published.html.replace(legalName.placeholder, "Uno &amp; Dos, S.A. de C.V."),
    provisional: [postalAddress.env],
    configured: { "operador.nombre": name },
  });
  expect(filled.html).toContain("30\u00a0días");
  expect(diagnostics).toEqual([]);
  expect(filledValues?.map((each) => each.name)).toEqual(["operador.nombre"]);
});

test("republishing a version with placeholders fails if a value is missing or its source has changed", () => {
  const { write, again, published } = frozen();
  expect(() => again({}, unset)).toThrow(`Faltan los datos del Operador: ${legalName.label}; ${postalAddress.label}.`);
  write("Se reembolsa.");
  expect(() => again({ "operador.nombre": name }, [])).toThrow(formatSourceMismatchMessage(published));
});

test("a published version matches its source until the source's wording or day changes, whatever the facts are", () => {
  const { folder, write, published } = frozen();
  expect(matchesSource(folder, published)).toBe(true);
  write("Se reembolsa.");
  expect(matchesSource(folder, published)).toBe(false);
  write("No se reembolsa.");
  expect(matchesSource(folder, { ...published, inForce: "2026-01-16" })).toBe(false);
});
