import { expect, test } from "vitest";
import { NameIndex } from "./name-index.ts";

const index = new NameIndex([
  { item: "NYC", names: ["Nueva York", "New York"] },
  { item: "York", names: ["York"] },
  { item: "Paris", names: ["París"] },
]);

test("accents, case, punctuation and spaces do not matter for a whole name", () => {
  for (const text of ["nueva york", "NUEVAYORK", "Nueva-York", "ｎｅｗ ｙｏｒｋ"])
    expect(index.findExact(text)).toEqual(["NYC"]);
  expect(index.findExact("york")).toEqual(["York"]);
  expect(index.findExact("nueva")).toEqual([]);
  expect(index.findExact("")).toEqual([]);
});

test("beginnings of main names come first, then of other names, then of later words", () => {
  expect(index.findByBeginning("yor")).toEqual(["York", "NYC"]);
  expect(index.findByBeginning("new")).toEqual(["NYC"]);
  expect(index.findByBeginning("ork")).toEqual([]);
  expect(index.findByBeginning("")).toEqual([]);
});

test("of names with typos, only the nearest are suggested", () => {
  expect(index.findSimilar("nueba yorq")).toEqual(["NYC"]);
  expect(index.findSimilar("yorc")).toEqual(["York"]);
  expect(index.findSimilar("parris")).toEqual(["Paris"]);
  expect(index.findSimilar("par")).toEqual([]);
});
