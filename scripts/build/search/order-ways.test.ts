import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { orderWaysToAsk } from "./order-ways.ts";
import { searchIntents } from "./search-intents.ts";

test("each way to ask is followed by the most similar one", () => {
  const ways = ["ay plaso", "kansel my plan", "tengo un plaso forsoso", "kanselar my plan", "ay plaso forsoso"];
  expect(orderWaysToAsk(ways.join("|")).split("|")).toEqual([
    "ay plaso",
    "ay plaso forsoso",
    "tengo un plaso forsoso",
    "kansel my plan",
    "kanselar my plan",
  ]);
  expect(orderWaysToAsk("")).toBe("");
});

test("sorting keeps the site's ways to ask, and makes them at least 1 kB smaller", () => {
  const sort = (ways: string) => ways.split("|").toSorted().join("|");
  const measure = (order: (ways: string) => string) =>
    brotliCompressSync(searchIntents.map(({ ways }) => order(ways)).join("||")).length;
  for (const { ways } of searchIntents) expect(sort(orderWaysToAsk(ways))).toBe(sort(ways));
  expect(measure(sort) - measure(orderWaysToAsk)).toBeGreaterThan(1_000);
});
