import { expect, test } from "vitest";
import { plansWithoutRoaming, plansWithRoaming } from "./plans.ts";

test("at least one membership has roaming and at least one has none, because sentences name both kinds", () => {
  expect(plansWithRoaming).not.toEqual([]);
  expect(plansWithoutRoaming).not.toEqual([]);
});
