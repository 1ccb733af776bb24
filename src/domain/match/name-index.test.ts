import { expect, test } from "vitest";
import { NameIndex } from "./name-index.ts";

const index = new NameIndex([
  { thing: "NYC", names: ["Nueva York", "New York"] },
  { thing: "York", names: ["York"] },
  { thing: "Paris", names: ["París"] },
]);

test("accents, case, punctuation and spaces do not matter for a whole name", () => {
  for (const text of ["nueva york", "NUEVAYORK", "Nueva-York", "ｎｅｗ ｙｏｒｋ"])
    expect(index.called(text)).toEqual(["NYC"]);
  expect(index.called("york")).toEqual(["York"]);
  expect(index.called("nueva")).toEqual([]);
  expect(index.called("")).toEqual([]);
});

test("beginnings of main names come first, then of other names, then of later words", () => {
  expect(index.begunBy("yor")).toEqual(["York", "NYC"]);
  expect(index.begunBy("new")).toEqual(["NYC"]);
  expect(index.begunBy("ork")).toEqual([]);
  expect(index.begunBy("")).toEqual([]);
});

test("of names with typos, only the nearest are suggested", () => {
  expect(index.resembling("nueba yorq")).toEqual(["NYC"]);
  expect(index.resembling("yorc")).toEqual(["York"]);
  expect(index.resembling("parris")).toEqual(["Paris"]);
  expect(index.resembling("par")).toEqual([]);
});
