import { expect, readOnlyTest as test } from "../support/fixture.ts";

/** Window size of a small phone above its on-screen keyboard. */
const windowAboveKeyboard = { width: 360, height: 370 } as const;

for (const { path, query, answer } of [
  { path: "/buscar", query: "roaming", answer: "[data-results] a" },
  { path: "/preguntas-frecuentes", query: "roaming", answer: "[data-status]" },
  { path: "/legal", query: "roaming", answer: "[data-status]" },
  { path: "/esim", query: "iphone 13", answer: "[data-answer]" },
])
  test(`above an on-screen keyboard, typing in the field of ${path} shows an answer, and the field stays`, {
    tag: "@phone",
  }, async ({ page }) => {
    await page.setViewportSize(windowAboveKeyboard);
    await page.goto(path);
    const field = page.getByRole("main").getByRole("searchbox").first();
    await field.tap();
    await page.keyboard.type(query, { delay: 40 });
    await expect(page.locator(answer).first()).toBeInViewport();
    await expect(field).toBeInViewport({ ratio: 1 });
  });
