import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestFolder } from "#server/testing/test-folder.ts";
import { packCoverage } from "./pack-coverage.ts";

test("writes a packed copy next to large KML files only", async () => {
  const folder = createTestFolder();
  mkdirSync(join(folder, "kml"));
  const point = "<Placemark><Point><coordinates>-99.1,19.4</coordinates></Point></Placemark>";
  for (const [name, count] of [
    ["4G.kml", 60_000],
    ["5G.kml", 10],
  ] as const)
    writeFileSync(join(folder, "kml", name), `<kml>${point.repeat(count)}</kml>`);
  await packCoverage(folder);
  expect(readdirSync(join(folder, "kml")).sort()).toEqual(["4G.kml", "4G.kml.pack", "5G.kml"]);
});
