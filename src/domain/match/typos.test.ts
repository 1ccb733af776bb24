import { expect, test } from "vitest";
import { countTypos, getMaxTypos, isSimilarPrefix } from "./typos.ts";

test("allows one typo from four letters on, two from eight on, none in numbers", () => {
  const words = ["", "lim", "lima", "bogota1", "bogotas", "lasvegas", "１２３４５"];
  expect(words.map(getMaxTypos)).toEqual([0, 0, 1, 0, 1, 2, 0]);
});

test.each([
  ["marso", "marzo"],
  ["portavilidad", "portabilidad"],
  ["porta", "portabilidad"],
  ["navdi", "navidad"],
  ["saltiyo", "saltillo"],
  ["siguatanejo", "zihuatanejo"],
])("«%s» is similar to the beginning of «%s»", (word, known) => {
  expect(isSimilarPrefix(word, known)).toBe(true);
});

test.each([
  ["mar", "sal"],
  ["1349808", "1349809"],
  ["legend", "community"],
  ["marso", "ma"],
])("«%s» is not similar to the beginning of «%s»", (word, known) => {
  expect(isSimilarPrefix(word, known)).toBe(false);
});

test("counts the typos between whole names, and gives undefined for too many", () => {
  expect(countTypos("suisa", "suiza")).toBe(0);
  expect(countTypos("sueza", "suiza")).toBe(1);
  expect(countTypos("franca", "francia")).toBe(1);
  expect(countTypos("chna", "china")).toBe(1);
  expect(countTypos("suiza", "suiza")).toBe(0);
  expect(countTypos("barc", "barcelona")).toBeUndefined();
  expect(countTypos("nicaruagua", "nicaragua")).toBe(1);
  expect(countTypos("narnia", "armenia")).toBeUndefined();
});
