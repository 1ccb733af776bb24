import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { buildSourcePath } from "#domain/legal/version-paths.ts";
import { buildFrozenVersion } from "./build-frozen-version.ts";

const source = `---
title: Política
version: "1"
inForce: 2026-12-01
summary: [Uno., Dos., Tres.]
---

## Precio [#precio]

1. Cuesta {{precio}}. Se paga {{pago}}. Cuesta {{precio}}.

## Día [#dia]

1. Empieza el lunes de cada semana del mes.

## Pago [#pago]

1. Se paga {{pago}}. Lo demás está por confirmar.
`;

test("every clause with unconfirmed facts is reported before publishing, each fact once", () => {
  const folder = mkdtempSync(join(inject("sharedFolder"), "wim-legal-"));
  writeFileSync(buildSourcePath(folder, "1"), source);
  const facts = {
    precio: "[Por confirmar por el Operador: el precio]",
    pago: "[Por confirmar por el Operador: la forma de pago]",
  };
  const { diagnostics } = buildFrozenVersion({ folder, version: "1", day: "2026-11-23", facts, unsetVariables: [] });
  // The last one stays in the text when the facts are confirmed.
  expect(diagnostics.map(({ path, message }) => [path, message])).toEqual([
    [["precio", "body"], "falta confirmar: el precio; la forma de pago"],
    [["pago", "body"], "falta confirmar: la forma de pago"],
    [["pago", "body"], "dice «por confirmar» a mano: quítalo si ya se sabe, o nombra el dato que falta"],
  ]);
});

test("a fact whose value says «por confirmar» is reported by its name, not as typed words", () => {
  const folder = mkdtempSync(join(inject("sharedFolder"), "wim-legal-"));
  writeFileSync(buildSourcePath(folder, "1"), source.replace(" Lo demás está por confirmar.", " Es {{soporte.zona}}."));
  const facts = { precio: "$10", pago: "en la app", "soporte.zona": "hora del centro (por confirmar)" };
  const { diagnostics } = buildFrozenVersion({ folder, version: "1", day: "2026-11-23", facts, unsetVariables: [] });
  expect(diagnostics).toEqual([
    {
      path: ["pago", "body"],
      message: "el dato «Zona horaria del soporte» dice «por confirmar»",
      fact: "soporte.zona",
    },
  ]);
});
