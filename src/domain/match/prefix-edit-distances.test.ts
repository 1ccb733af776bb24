import { expect, test } from "vitest";
import { computePrefixEditDistances } from "./prefix-edit-distances.ts";

test.each([
  ["galaxy", "galaxi", 1],
  ["motorola", "motorla", 1],
  ["iphone", "ihpone", 1],
  ["iphone", "iphonee", 1],
  ["huawei", "uawey", 2],
  ["pixel", "pixel", 0],
])("the edit distance from %s to %s is %i", (word, typedText, slips) => {
  expect(computePrefixEditDistances(word, typedText).at(-1)).toBe(slips);
});
