import type { Locator } from "@playwright/test";
import { benefitSection } from "#content/pages/wimers-page.ts";
import { benefits } from "#content/plans/benefits.ts";
import { findPromotionTerms } from "#content/promotions/promotion-rows.ts";
import { openCarousel, wakeCarousel } from "../support/carousel-page.ts";
import { animationOptions, expect, readOnlyTest, test } from "../support/fixture.ts";

test.use(animationOptions);

const total = benefits.length;
const benefitCarousel = { path: "/wimers", island: "benefit-carousel", total } as const;

/** Lists the numbers of the fully visible slides of the carousel, from left to right. */
function slidesInSight(carousel: Locator) {
  return carousel.evaluate((island) => {
    const frame = island.querySelector("[tabindex='0']")?.getBoundingClientRect() ?? new DOMRect();
    return [...island.querySelectorAll("[role='group'][aria-label*=' de ']")]
      .map((slide) => ({ box: slide.getBoundingClientRect(), name: slide.getAttribute("aria-label") ?? "" }))
      .filter(({ box }) => box.left > frame.left - 1 && box.right < frame.right + 4)
      .toSorted((one, other) => one.box.left - other.box.left)
      .map(({ name }) => Number(/\d+/.exec(name)?.[0]));
  });
}

/** Lists `count` slides from `first` on, starting over after the last one. */
const inSight = (first: number, count: number) =>
  Array.from({ length: count }, (_, step) => ((first - 1 + step) % total) + 1);

test("the benefits advance by themselves, every 6 s on a wide screen and every 8 s on a phone", {
  tag: "@nightly",
}, async ({ page, isMobile }) => {
  const autoplayMs = benefitSection.autoplayMs[isMobile ? "phone" : "desktop"];
  const { place } = await openCarousel(page, benefitCarousel);
  await page.clock.runFor(autoplayMs - 3_500);
  await place(1);
  await page.clock.runFor(2_600);
  await place(2);
  await page.clock.runFor(autoplayMs);
  await place(3);
});

test("a window widened past the phone layout gets the desktop interval", { tag: ["@once", "@nightly"] }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 900 });
  const { carousel, place } = await openCarousel(page, benefitCarousel);
  await page.setViewportSize({ width: 1360, height: 900 });
  await expect.poll(() => slidesInSight(carousel)).toHaveLength(4);
  await page.clock.runFor(benefitSection.autoplayMs.desktop + 100);
  await place(2);
});

readOnlyTest(
  "four benefits are in view on a wide screen and one on a phone, at every position",
  { tag: "@nightly" },
  async ({ page, isMobile }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const { carousel, place } = await wakeCarousel(page, benefitCarousel);
    const count = isMobile ? 1 : 4;
    const next = carousel.getByRole("button", { name: "Beneficio siguiente" });
    for (let first = 1; first <= total; first += 1) {
      await place(first);
      await expect.poll(() => slidesInSight(carousel)).toEqual(inSight(first, count));
      await next.click();
    }
    await place(1);
    await carousel.getByRole("button", { name: "Beneficio anterior" }).click();
    await place(total);
    await expect.poll(() => slidesInSight(carousel)).toEqual(inSight(total, count));
  },
);

readOnlyTest("Tab reaches each benefit's guide and brings it into view", { tag: "@once" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { carousel } = await wakeCarousel(page, benefitCarousel);
  await carousel.getByRole("group").first().focus();
  for (const { name } of benefits) {
    await page.keyboard.press("Tab");
    const slide = carousel
      .getByRole("group")
      .filter({ has: page.getByRole("heading", { name, exact: true }) })
      .last();
    const guide = slide.getByRole("link");
    await expect(guide).toBeFocused();
    await expect(guide).toBeInViewport({ ratio: 1 });
  }
});

test.describe("without script", () => {
  readOnlyTest.use({ javaScriptEnabled: false });

  readOnlyTest(
    "every benefit is readable, and the referral drawing has its amounts in reading order",
    { tag: "@phone" },
    async ({ page }) => {
      await page.goto("/wimers");
      for (const { name, description } of benefits) {
        const heading = page.locator("#beneficios").getByRole("heading", { name, exact: true });
        await heading.scrollIntoViewIfNeeded();
        await expect(heading).toBeInViewport();
        await expect(page.locator("#beneficios").getByText(description, { exact: true }).first()).toBeVisible();
      }
      await expect(page.locator("#beneficios button").filter({ visible: true })).toHaveCount(0);
      const { referrerPercent, referredPercent, referredMemberships } = findPromotionTerms("referidos", "referral");
      const drawing = page.getByRole("figure", { name: "Qué ganaba cada quien" });
      await expect(drawing).toMatchAriaSnapshot(`
      - figure "Qué ganaba cada quien":
        - heading "Tú invitas" [level=3]
        - paragraph: ${referrerPercent}% menos en tu siguiente membresía
        - heading "Alguien llega" [level=3]
        - paragraph: ${referredPercent}% menos en sus primeras ${referredMemberships} membresías
    `);
      await expect(page.locator("#invita")).toContainText("Cada registro dice su vigencia");
    },
  );
});
