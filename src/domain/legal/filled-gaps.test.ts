import { expect, test } from "vitest";
import { filledGaps } from "./filled-gaps.ts";

test("what stands in the gaps of a text is told, and a text of other words has none", () => {
  const pieces = ["Dura ", " y cuesta ", "."];
  expect(filledGaps("Dura 30 días y cuesta $5.", pieces)).toEqual(["30 días", "$5"]);
  expect(filledGaps("Dura 30 días y cuesta.", pieces)).toBeUndefined();
  expect(filledGaps("Duran 30 días y cuesta $5.", pieces)).toBeUndefined();
  expect(filledGaps("Uno", ["Uno"])).toEqual([]);
  expect(filledGaps("Dos", ["Uno"])).toBeUndefined();
});

test("a gap that has the words of the next piece is told by what is likely there, which may be wrong", () => {
  const pieces = ["", " y ", "."];
  expect(filledGaps("Uno y Dos y Tres.", pieces)).toEqual(["Uno", "Dos y Tres"]);
  expect(filledGaps("Uno y Dos y Tres.", pieces, ["Uno y Dos", "Tres"])).toEqual(["Uno y Dos", "Tres"]);
  expect(filledGaps("Uno y Dos y Tres.", [...pieces.slice(0, 2), " y Tres."], ["Uno y Dos", ""])).toEqual([
    "Uno",
    "Dos",
  ]);
});
