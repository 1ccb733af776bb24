import { expect, test } from "vitest";
import { listRecentResults, remember, restoreResults } from "./remembered-results.ts";

test("a result is computed once for each key, also if an earlier process computed it", () => {
  let count = 0;
  const compute = (key: string) => remember(key, () => ({ count: ++count }));
  restoreResults([["restored", { count: 10 }]]);
  expect([compute("one"), compute("one"), compute("two"), compute("restored")].map((each) => each.count)).toEqual([
    1, 1, 2, 10,
  ]);
  expect(
    listRecentResults()
      .slice(-3)
      .map(([key]) => key),
  ).toEqual(["one", "two", "restored"]);
});

test("the oldest results are forgotten, so that an editor that runs for weeks does not grow", () => {
  for (let index = 0; index < 2_000; index++) remember(`text ${index}`, () => index);
  const kept = listRecentResults();
  expect(kept.length).toBeLessThan(1_000);
  expect(kept.at(-1)).toEqual(["text 1999", 1999]);
});
