import { expect, test } from "vitest";
import { extractGapValues } from "./gap-values.ts";

test("extracts the values in the gaps of a text; a text with other words has none", () => {
  const pieces = ["Dura ", " y cuesta ", "."];
  expect(extractGapValues("Dura 30 días y cuesta $5.", pieces)).toEqual(["30 días", "$5"]);
  expect(extractGapValues("Dura 30 días y cuesta.", pieces)).toBeUndefined();
  expect(extractGapValues("Duran 30 días y cuesta $5.", pieces)).toBeUndefined();
  expect(extractGapValues("Uno", ["Uno"])).toEqual([]);
  expect(extractGapValues("Dos", ["Uno"])).toBeUndefined();
});

test("an ambiguous gap is resolved by its likely value, which may be wrong", () => {
  const pieces = ["", " y ", "."];
  expect(extractGapValues("Uno y Dos y Tres.", pieces)).toEqual(["Uno", "Dos y Tres"]);
  expect(extractGapValues("Uno y Dos y Tres.", pieces, ["Uno y Dos", "Tres"])).toEqual(["Uno y Dos", "Tres"]);
  expect(extractGapValues("Uno y Dos y Tres.", [...pieces.slice(0, 2), " y Tres."], ["Uno y Dos", ""])).toEqual([
    "Uno",
    "Dos",
  ]);
});
