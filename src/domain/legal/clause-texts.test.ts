import { expect, test } from "vitest";
import { estimateReadingMinutes } from "./clause-texts.ts";

test("the reading time is at least a minute", () => {
  expect(estimateReadingMinutes("")).toBe(1);
  expect(estimateReadingMinutes("palabra ".repeat(500))).toBe(3);
});
