import { expect, test } from "vitest";
import { spellCount } from "./spelled-count.ts";

test("small numbers are feminine words, larger ones figures", () => {
  expect([1, 4, 5, 10, 11].map(spellCount)).toEqual(["una", "cuatro", "cinco", "diez", "11"]);
});
