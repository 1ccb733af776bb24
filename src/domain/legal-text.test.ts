import { expect, test } from "vitest";
import { inForceIn, readingMinutes } from "./legal-text.ts";

const words = { day: "desde el {date}", month: "desde {date}", pending: "sin fecha" };

test("a text is in force from a day, from a month, or has no date yet", () => {
  expect(inForceIn("2026-12-01", words)).toBe("desde el 1\u00a0de diciembre de 2026");
  expect(inForceIn("2024-09", words)).toBe("desde septiembre de 2024");
  expect(inForceIn("pendiente", words)).toBe("sin fecha");
});

test("reading takes at least a minute", () => {
  expect(readingMinutes("")).toBe(1);
  expect(readingMinutes("palabra ".repeat(500))).toBe(3);
});
