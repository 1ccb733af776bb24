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
        // The stamp has the same mark, before the receipt's.
        return all.findLast((element) => element.checkVisibility() && element.childElementCount === 0);
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

test("the example waits until a third of it is in view, and stays printed while any of it is in view", {
  tag: "@once",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  const paper = page.locator("#ticket [data-example] > *");
  const readClip = () => paper.evaluate((element) => getComputedStyle(element).clipPath);
  const show = (share: number) =>
    paper.evaluate(async (element, shown) => {
      const { top, height } = element.getBoundingClientRect();
      scrollTo({ top: top + scrollY - innerHeight + height * shown, behavior: "instant" });
      for (const _ of Array(3)) await new Promise((done) => requestAnimationFrame(done));
    }, share);
  await show(0.2);
  await expect.poll(readClip).toContain("92%");
  await show(0.4);
  const printed = /[( ]-64px\)$|calc\(0% - 64px\)/;
  await expect.poll(readClip).toMatch(printed);
  await show(0.2);
  expect(await readClip()).toMatch(printed);
});
