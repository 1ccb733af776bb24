import { expect, test } from "vitest";
import { emergencyOpening, emergencyRule, otherNumbers, retiredNumbers } from "./emergencies.ts";

test("no number that remains in use is among the retired ones", () => {
  const retired: readonly string[] = retiredNumbers.rows.map(({ number }) => number);
  const inUse = [emergencyOpening.number, ...otherNumbers.items.map(({ term }) => term)];
  expect(inUse).toEqual(["911", "089", "088"]);
  expect(inUse.filter((number) => retired.includes(number))).toEqual([]);
});

test("one tap dials 911, and official texts are linked at official addresses", () => {
  expect(emergencyOpening.call.href).toBe(`tel:${emergencyOpening.number}`);
  for (const { href } of emergencyRule.links)
    expect(new URL(href).hostname).toMatch(/(^|\.)(diputados\.gob|dof\.gob|ift\.org)\.mx$/);
});
