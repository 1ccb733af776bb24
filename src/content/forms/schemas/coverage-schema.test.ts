import { expect, test } from "vitest";
import { checkChangedList, insertRow } from "#content/forms/testing/check-messages.ts";

const coverage = {
  overlay: "5g",
  sha256: "0".repeat(64),
  bytes: 50_000_000,
  day: "2026-11-23",
  person: "Ana",
  figures: { polygons: 1, lines: 0, points: 0, vertices: 4, isSample: false },
};

test.each<[message: string, added: object]>([
  [
    "Archivo 1 («5G») › Huella SHA-256: son 64 signos, de 0 a 9 y de a a f, como los da sha256sum",
    { ...coverage, sha256: "5G.kml" },
  ],
  [
    "Archivo 1 («5G»): el archivo dice que sus datos son de muestra",
    { ...coverage, figures: { ...coverage.figures, isSample: true } },
  ],
])("advises staff on a new coverage file: %s", async (expectedReport, added) => {
  expect(await checkChangedList("coberturas", insertRow(added))).toEqual([expectedReport]);
});
