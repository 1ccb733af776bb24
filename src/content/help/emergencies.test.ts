import { expect, test } from "vitest";
import { emergencyOpening, emergencyRule, otherNumbers, retiredNumbers } from "./emergencies.ts";

test("the six retired numbers are the specification's, without those that remain in use", () => {
  const retired = retiredNumbers.rows.map(({ number }) => number);
  expect(retired).toEqual(["060", "061", "065", "066", "068", "080"]);
  expect(otherNumbers.items.map(({ term }) => term)).toEqual(["089", "088"]);
});

test("one tap dials 911, and official texts are linked at official addresses", () => {
  expect(emergencyOpening.call.href).toBe(`tel:${emergencyOpening.number}`);
  for (const { href } of emergencyRule.links)
    expect(new URL(href).hostname).toMatch(/(^|\.)(diputados\.gob|dof\.gob|ift\.org)\.mx$/);
});
