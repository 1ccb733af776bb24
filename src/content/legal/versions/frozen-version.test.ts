import { cpSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { buildFrozenPath, legalFolder } from "#domain/legal/version-paths.ts";
import { serializeFrozenVersion } from "./frozen-version.ts";
import { readDisplayedVersions, readFrozenVersions, readVersionFromSource } from "./read-legal-text.ts";

test("a published file that was edited by hand is refused, with its path", () => {
  const folder = mkdtempSync(join(inject("sharedFolder"), "wim-legal-"));
  cpSync(`${legalFolder}/gestion-de-trafico/1.md`, `${folder}/1.md`);
  const path = buildFrozenPath(folder, "1");
  const writtenText = serializeFrozenVersion({
    ...readVersionFromSource(folder, "1"),
    inForce: "2024-09",
    published: "2024-08-15",
  });
  writeFileSync(path, writtenText);
  for (const [from, to] of [
    ["sin que bajemos", "aunque bajemos"],
    ["no obstruye", "obstruye"],
    ['"published": "2024-08-15"', '"published": "2024-08-01"'],
    ['"inForce": "2024-09"', '"inForce": "2024-10"'],
  ] as const) {
    const edited = writtenText.replace(from, to);
    expect(edited).not.toBe(writtenText);
    writeFileSync(path, edited);
    expect(() => readDisplayedVersions(folder)).toThrow(`${path}: se editó a mano, y lo publicado no cambia.`);
  }
  writeFileSync(path, writtenText);
  expect(readDisplayedVersions(folder)).toEqual(readFrozenVersions(folder));
});
