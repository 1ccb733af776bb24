import { expect, test } from "vitest";
import { proofSection } from "#content/pages/home-page.ts";
import { testimonials } from "./testimonials.ts";

test("until there are opinions, ten questions each have an own figure, which no fact above repeats, and a clause with an address", () => {
  const { items } = testimonials;
  expect(items).toHaveLength(10);
  const figures = items.map((item) => ("figure" in item ? item.figure : ""));
  expect(figures).not.toContain("");
  const shown = [...figures, proofSection.porting.figure];
  expect(new Set(shown).size).toBe(shown.length);
  for (const item of items) expect("excerpt" in item && item.excerpt.href, item.text).toMatch(/^\/.+#/);
});
