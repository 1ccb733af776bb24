import { expect, test } from "vitest";
import { spelledCount } from "./spelled-count.ts";

test("small numbers are feminine words, larger ones figures", () => {
  expect([1, 4, 5, 10, 11].map(spelledCount)).toEqual(["una", "cuatro", "cinco", "diez", "11"]);
});
