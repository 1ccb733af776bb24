import { expect, test } from "vitest";
import { resemblesBeginning, slipsApart, slipsForgiven } from "./slips.ts";

test("one slip in four letters or more, two in eight or more, none in numbers", () => {
  const words = ["", "lim", "lima", "bogota1", "bogotas", "lasvegas", "１２３４５"];
  expect(words.map(slipsForgiven)).toEqual([0, 0, 1, 0, 1, 2, 0]);
});

test.each([
  ["marso", "marzo"],
  ["portavilidad", "portabilidad"],
  ["porta", "portabilidad"],
  ["navdi", "navidad"],
  ["saltiyo", "saltillo"],
  ["siguatanejo", "zihuatanejo"],
])("«%s» resembles the beginning of «%s»", (word, known) => {
  expect(resemblesBeginning(word, known)).toBe(true);
});

test.each([
  ["mar", "sal"],
  ["1349808", "1349809"],
  ["legend", "community"],
  ["marso", "ma"],
])("«%s» does not resemble «%s»", (word, known) => {
  expect(resemblesBeginning(word, known)).toBe(false);
});

test("whole names are compared to their end", () => {
  expect(slipsApart("suisa", "suiza")).toBe(0);
  expect(slipsApart("sueza", "suiza")).toBe(1);
  expect(slipsApart("franca", "francia")).toBe(1);
  expect(slipsApart("chna", "china")).toBe(1);
  expect(slipsApart("suiza", "suiza")).toBe(0);
  expect(slipsApart("barc", "barcelona")).toBeUndefined();
  expect(slipsApart("nicaruagua", "nicaragua")).toBe(1);
  expect(slipsApart("narnia", "armenia")).toBeUndefined();
});
