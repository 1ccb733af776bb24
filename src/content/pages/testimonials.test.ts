import { expect, test } from "vitest";
import { testimonials } from "./testimonials.ts";

test("opinions have 12 to 30 words, each by another person", () => {
  for (const { text, author } of testimonials.items) {
    expect(text.split(/\s+/).length).toBeGreaterThanOrEqual(12);
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(30);
    expect(author).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\.$/u);
  }
  expect(new Set(testimonials.items.map(({ author }) => author)).size).toBe(testimonials.items.length);
});
