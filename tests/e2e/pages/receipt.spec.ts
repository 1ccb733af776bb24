import type { Page } from "@playwright/test";
import { planReceiptTool } from "#content/plans/plan-receipt-tool.ts";
import { expect, readOnlyTest as test } from "../support/fixture.ts";

const { copy } = planReceiptTool;

/** Reads whether two places of the example's receipt are shown and not clipped: its mark's upper edge, and its end. */
const readPrinted = (page: Page) =>
  page.locator("#ticket").evaluate(
    (section, texts) => {
      const find = (text: string) => {
        const all = [...section.querySelectorAll("*")].filter((element) => element.textContent?.trim() === text);
        return all.find((element) => element.checkVisibility() && element.childElementCount === 0);
      };
      return texts.map((text) => {
        const element = find(text);
        if (!element) return `no «${text}»`;
        const { x, y, width, height } = element.getBoundingClientRect();
        return [y + 1, y + height - 1].every((at) => {
          const hit = document.elementFromPoint(x + width / 2, at);
          return element.contains(hit);
        });
      });
    },
    [copy.example, copy.disclosureLabel],
  );

test("the example's receipt prints to its end wherever the visitor stops, with its mark above the stamp", {
  tag: "@once",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const stamp = page.locator("#ticket [data-answer]").first();
  for (const share of [0.4, 0.25, 0.1]) {
    await stamp.evaluate((element, at) => {
      scrollTo({ top: element.getBoundingClientRect().top + scrollY - innerHeight * at, behavior: "instant" });
    }, share);
    await expect.poll(() => readPrinted(page), `the stamp at ${share} of the screen`).toEqual([true, true]);
  }
});
