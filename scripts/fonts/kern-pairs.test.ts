import { readFileSync } from "node:fs";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { readFontTables } from "./font-tables.ts";
import { createShaper, replaceKerning } from "./kern-pairs.ts";

const file = "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2";
const letters = "AÁELTVYaáeotvy";
const minDistance = 10;

async function cut(keepFeatures: string[]): Promise<Buffer> {
  const variationAxes = { wght: 800, wdth: 84, opsz: 60 };
  const full = readFileSync(`node_modules/${file}`);
  return subsetFont(full, `${letters}.`, { targetFormat: "truetype", variationAxes, keepFeatures });
}

/** Reads the distances of glyph pairs from the kerning table, which this build of HarfBuzz ignores. */
function distancesIn(font: Buffer) {
  const table = readFontTables(font).find(({ tag }) => tag === "kern")?.content ?? Buffer.alloc(0);
  const pairs = Array.from({ length: table.readUInt16BE(10) }, (_, index) => 18 + index * 6);
  const distances = new Map(pairs.map((index) => [table.readUInt32BE(index), table.readInt16BE(index + 4)]));
  expect([...distances.keys()]).toEqual([...distances.keys()].toSorted((one, other) => one - other));
  return (left: number, right: number) => distances.get(left * 0x10000 + right) ?? 0;
}

test("the distances of pairs differ from the full font's by less than the minimum distance, in a smaller file", async () => {
  const whole = await cut(["kern"]);
  const kerned = replaceKerning(whole, { starts: letters, ends: `${letters}.`, minDistance, step: 5 });
  const shaped = createShaper(whole);
  const distance = distancesIn(kerned);
  const differences = [...letters].flatMap((start) =>
    [...letters, "."].map((end) => {
      const [alone] = shaped(start);
      const [left, right] = shaped(start + end);
      return Math.abs(distance(left?.glyph ?? 0, right?.glyph ?? 0) - ((left?.advance ?? 0) - (alone?.advance ?? 0)));
    }),
  );
  expect(Math.max(...differences)).toBeLessThan(minDistance);
  expect(kerned.length).toBeLessThan(whole.length);
});

test("refuses a font without kerning", async () => {
  const plain = await cut([]);
  expect(() => replaceKerning(plain, { starts: letters, ends: letters, minDistance, step: 5 })).toThrow(/no kerning/);
});
