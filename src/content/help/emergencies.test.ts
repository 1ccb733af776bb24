import { expect, test } from "vitest";
import { emergencyOpening, emergencyRegulation } from "./emergencies.ts";

test("one tap dials 911, and links to official texts use official addresses", () => {
  expect(emergencyOpening.call.href).toBe(`tel:${emergencyOpening.number}`);
  for (const { href } of emergencyRegulation.links) expect(new URL(href).hostname).toMatch(/\.(gob|org)\.mx$/);
});
