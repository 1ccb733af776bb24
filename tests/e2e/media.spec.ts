import { expect, readOnlyTest as test } from "./fixture.ts";

test("print shows the text without header, footer and interactive parts", { tag: "@once" }, async ({ page }) => {
  await page.goto("/");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const useless = page.locator("nav, header a, details[data-menu], main button");
  expect(await useless.count()).toBeGreaterThan(10);
  await expect(useless.filter({ visible: true })).toHaveCount(0);
  // Backgrounds are not printed, so white text on one of them would be pale grey on paper.
  const pale = await page
    .getByRole("main")
    .evaluate(
      (main) =>
        [...main.querySelectorAll("p, h1, h2, h3, li, span, a, b")].filter(
          (element) => element.checkVisibility() && getComputedStyle(element).color !== "rgb(0, 0, 0)",
        ).length,
    );
  expect(pale).toBe(0);
});

test("buttons, cards and fields keep a border in forced colours", { tag: "@once" }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/");
  for (const selector of ["#membresias a[href*='sku=']", "#membresias article", "#contacto input[name='Name']"]) {
    const element = page.locator(selector).first();
    const edge = await element.evaluate((target) => {
      const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(target);
      return (borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) > 0) || outlineStyle !== "none";
    });
    expect(edge, selector).toBe(true);
  }
});

test("going back restores a page's scroll position", { tag: ["@once", "@nightly"] }, async ({ page }) => {
  await page.goto("/");
  await page.locator("#contacto").scrollIntoViewIfNeeded();
  await page.goto("/gracias");
  await page.goBack();
  await expect(page.locator("#contacto")).toBeInViewport();
});
