import { expect, test } from "vitest";
import { resolvedFacts } from "./filled-gaps.ts";

test("extracts the values in the gaps of a text; a text with other words has none", () => {
  const pieces = ["Dura ", " y cuesta ", "."];
  expect(resolvedFacts("Dura 30 días y cuesta $5.", pieces)).toEqual(["30 días", "$5"]);
  expect(resolvedFacts("Dura 30 días y cuesta.", pieces)).toBeUndefined();
  expect(resolvedFacts("Duran 30 días y cuesta $5.", pieces)).toBeUndefined();
  expect(resolvedFacts("Uno", ["Uno"])).toEqual([]);
  expect(resolvedFacts("Dos", ["Uno"])).toBeUndefined();
});

test("an ambiguous gap is resolved by its likely value, which may be wrong", () => {
  const pieces = ["", " y ", "."];
  expect(resolvedFacts("Uno y Dos y Tres.", pieces)).toEqual(["Uno", "Dos y Tres"]);
  expect(resolvedFacts("Uno y Dos y Tres.", pieces, ["Uno y Dos", "Tres"])).toEqual(["Uno y Dos", "Tres"]);
  expect(resolvedFacts("Uno y Dos y Tres.", [...pieces.slice(0, 2), " y Tres."], ["Uno y Dos", ""])).toEqual([
    "Uno",
    "Dos",
  ]);
});
