import { expect, test } from "vitest";
import { allowedTypos, editDistance, resemblesBeginning } from "./typos.ts";

test("allows one typo from four letters on, two from eight on, none in numbers", () => {
  const words = ["", "lim", "lima", "bogota1", "bogotas", "lasvegas", "１２３４５"];
  expect(words.map(allowedTypos)).toEqual([0, 0, 1, 0, 1, 2, 0]);
});

test.each([
  ["marso", "marzo"],
  ["portavilidad", "portabilidad"],
  ["porta", "portabilidad"],
  ["navdi", "navidad"],
  ["saltiyo", "saltillo"],
  ["siguatanejo", "zihuatanejo"],
])("«%s» is similar to the beginning of «%s»", (word, known) => {
  expect(resemblesBeginning(word, known)).toBe(true);
});

test.each([
  ["mar", "sal"],
  ["1349808", "1349809"],
  ["legend", "community"],
  ["marso", "ma"],
])("«%s» is not similar to the beginning of «%s»", (word, known) => {
  expect(resemblesBeginning(word, known)).toBe(false);
});

test("counts the typos between whole names, and gives undefined for too many", () => {
  expect(editDistance("suisa", "suiza")).toBe(0);
  expect(editDistance("sueza", "suiza")).toBe(1);
  expect(editDistance("franca", "francia")).toBe(1);
  expect(editDistance("chna", "china")).toBe(1);
  expect(editDistance("suiza", "suiza")).toBe(0);
  expect(editDistance("barc", "barcelona")).toBeUndefined();
  expect(editDistance("nicaruagua", "nicaragua")).toBe(1);
  expect(editDistance("narnia", "armenia")).toBeUndefined();
});
