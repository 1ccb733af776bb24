import { expect, test } from "vitest";
import { splitRuns, toNameKey } from "./device-runs.ts";

test("a name is split into runs of letters and of digits", () => {
  expect(splitRuns("Galaxy S24+")).toEqual(["galaxy", "s", "24", "plus"]);
  expect(splitRuns("iPhone SE (2.ª generación)")).toEqual(["iphone", "se", "2", "generacion"]);
  expect(splitRuns("Pixel 4a (5G)")).toEqual(["pixel", "4", "a", "5g"]);
  expect(splitRuns("iPhone 13 de 256 GB")).toEqual(["iphone", "13", "de"]);
});

test("full-width letters and digits, and single-character numerals, are read by their meaning", () => {
  expect(splitRuns("ｉＰｈｏｎｅ １３")).toEqual(["iphone", "13"]);
  expect(splitRuns("SE ２ª generación")).toEqual(["se", "2", "generacion"]);
  expect(splitRuns("Xperia 1 Ⅵ")).toEqual(["xperia", "1", "vi"]);
});

test("a price is left out; the «a» before it may belong to the name and becomes a marker", () => {
  for (const price of ["$8,999", "$ 5 999.00", "8999 pesos", "12 mil", "8,500 mxn", "$9 mil"])
    expect(splitRuns(`iphone 13 ${price}`), price).toEqual(["iphone", "13"]);
  expect(splitRuns("honor x8 a 3 mil")).toEqual(["honor", "x", "8", "¤"]);
});

test("the condition of a phone and of its battery is left out", () => {
  for (const state of ["9/10", "10/10", "85%", "batería al 90", "2 años"])
    expect(splitRuns(`iphone 13 ${state}`), state).toEqual(["iphone", "13"]);
  expect(splitRuns("razr bateria 60")).toContain("60");
});

test("memory and storage keep the sign between them, which distinguishes «8+256» from «S24+ 256»", () => {
  expect(splitRuns("s23 8/256gb")).toEqual(["s", "23", "8", "|", "256"]);
  expect(splitRuns("13t pro 12gb + 1tb")).toEqual(["13", "t", "pro", "12", "plus", "1024"]);
});

test("spaces matter only between numbers", () => {
  expect(toNameKey(["s", "24", "ultra"])).toBe(toNameKey(["s", "24", "ul", "tra"]));
  expect(toNameKey(["a", "54", "5g"])).toBe("a54 5g");
  expect(toNameKey(["1", "5"])).not.toBe(toNameKey(["15"]));
});
