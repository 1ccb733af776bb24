import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { accessibilityStatement } from "./accessibility-statement.ts";

test("the statement has a new date whenever its words change", () => {
  const { date, parts } = accessibilityStatement;
  // The part on complaints has the operator's own contact details.
  const words = JSON.stringify(parts.filter(({ id }) => id !== "declaracion-quejas"));
  const digest = createHash("sha256").update(words).digest("hex").slice(0, 12);
  // If this assertion fails, set today's date in `testSetup`, and record the date here with the new digest.
  expect([date.day, digest]).toEqual(["2026-11-29", "3bffe2471540"]);
});
