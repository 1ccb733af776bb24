import fc from "fast-check";
import { expect, test } from "vitest";
import { drawBarcode } from "./barcode.ts";

const readBars = (path: string) =>
  [...path.matchAll(/M(\d+) 0h(\d)/g)].map(([, x, width]) => ({ x: Number(x), width: Number(width) }));

/** Reads a drawn code as a scanner does: five bars a symbol, wide or narrow, and the spaces between them. */
function scan({ path }: ReturnType<typeof drawBarcode>): string {
  const bars = readBars(path);
  const symbols = Array.from({ length: bars.length / 5 }, (_, index) => bars.slice(index * 5, index * 5 + 5));
  const patterns = symbols.map((five) =>
    five
      .map(({ x, width }, index) => {
        const next = five[index + 1];
        return `${width === 3 ? "W" : "N"}${next ? (next.x - x - width === 3 ? "w" : "n") : ""}`;
      })
      .join(""),
  );
  // The widths according to the standard's table, where the bars and the spaces of a digit are listed separately.
  const barsByDigit = ["NNWWN", "WNNNW", "NWNNW", "WWNNN", "NNWNW", "WNWNN", "NWWNN", "NNNWW", "WNNWN", "NWNWN"];
  return patterns
    .map((pattern) => {
      const spaces = pattern.replace(/[A-Z]/g, "");
      const wide = pattern.replace(/[a-z]/g, "");
      if (spaces === "wnnn" && wide === "NNWWN") return "*";
      expect(spaces).toBe("nwnn");
      return barsByDigit.indexOf(wide);
    })
    .join("");
}

test("a scanner reads the digits between two asterisks", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,12}$/), (text) => {
      expect(scan(drawBarcode(text))).toBe(`*${text}*`);
    }),
  );
});

test("symbols are a narrow space apart, and the width is that of the last bar's end", () => {
  const { path, width } = drawBarcode("1349808");
  const bars = readBars(path);
  expect(width).toBe(9 * 15 + 8);
  expect(bars).toHaveLength(9 * 5);
  const last = bars.at(-1);
  expect(last && last.x + last.width).toBe(width);
});

test("anything but digits is refused", () => {
  expect(() => drawBarcode("13A")).toThrow(RangeError);
});
