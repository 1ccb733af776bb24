import { readFileSync } from "node:fs";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { shaper, withKernPairs } from "./kern-pairs.ts";

const file = "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2";
const letters = "AÁELTVYaáeotvy";
const leastDistance = 10;

async function cut(keepFeatures: string[]): Promise<Buffer> {
  const variationAxes = { wght: 800, wdth: 84, opsz: 60 };
  const full = readFileSync(`node_modules/${file}`);
  return subsetFont(full, `${letters}.`, { targetFormat: "truetype", variationAxes, keepFeatures });
}

test("pairs stand as far apart as in the whole font, to within the least distance, in a quarter less of the file", async () => {
  const whole = await cut(["kern"]);
  const kerned = withKernPairs(whole, { starts: letters, ends: `${letters}.`, leastDistance });
  // Of a list of pairs, half of the distance counts for each of the two glyphs.
  const widthsIn = (font: Buffer) => {
    const shaped = shaper(font);
    return (text: string) => shaped(text).reduce((width, { advance }) => width + advance, 0);
  };
  const [before, after] = [widthsIn(whole), widthsIn(kerned)];
  const differences = [...letters].flatMap((start) =>
    [...letters, "."].map((end) => Math.abs(before(start + end) - after(start + end))),
  );
  expect(Math.max(...differences)).toBeLessThan(leastDistance);
  expect(after("LY")).toBeLessThan(after("L") + after("Y"));
  expect(kerned.length).toBeLessThan(whole.length * 0.75);
});

test("a font that came without its kerning is refused", async () => {
  const plain = await cut([]);
  expect(() => withKernPairs(plain, { starts: letters, ends: letters, leastDistance })).toThrow(/no kerning/);
});
