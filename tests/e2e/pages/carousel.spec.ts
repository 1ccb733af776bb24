import type { Page } from "@playwright/test";
import { testimonialsSection } from "#content/pages/home-page.ts";
import { testimonials } from "#content/testimonials/testimonials.ts";
import { openCarousel, wakeCarousel } from "../support/carousel-page.ts";
import { animationOptions, expect, readOnlyTest, test } from "../support/fixture.ts";

test.use(animationOptions);

const opinions = testimonials.items.length;
const { autoplayMs } = testimonialsSection;

const opinionCarousel = { path: "/", island: "testimonial-carousel", total: opinions } as const;

test("the opinions advance by themselves, except while hovered, focused or paused", {
  tag: "@once",
}, async ({ page }) => {
  const { carousel, announcement, place } = await openCarousel(page, opinionCarousel);
  await page.clock.runFor(autoplayMs - 3_500);
  await place(1);
  await page.clock.runFor(2_600);
  await place(2);
  await expect(announcement).toHaveText("");

  await carousel.getByRole("group").first().hover();
  await page.clock.runFor(3 * autoplayMs);
  await place(2);
  await page.mouse.move(0, 0);
  await page.clock.runFor(autoplayMs + 100);
  await place(3);

  await carousel.getByRole("group").first().focus();
  await page.clock.runFor(3 * autoplayMs);
  await place(3);

  await carousel.getByRole("button", { name: "Pausar las opiniones" }).click();
  await expect(announcement).toHaveText(testimonialsSection.carousel.copy.paused);
  await page.mouse.move(0, 0);
  await page.clock.runFor(3 * autoplayMs);
  await place(3);
  await carousel.getByRole("button", { name: "Reanudar las opiniones" }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(autoplayMs + 100);
  await place(4);
});

test("buttons and arrow keys move the opinions, buttons wrap at both ends, and the position is announced", {
  tag: "@once",
}, async ({ page }) => {
  const { carousel, announcement, place } = await openCarousel(page, opinionCarousel);
  const previous = carousel.getByRole("button", { name: "Opinión anterior" });
  const next = carousel.getByRole("button", { name: "Opinión siguiente" });
  await next.click();
  await place(2);
  await expect(announcement).toHaveText(`Opinión 2 de ${opinions}`);
  await previous.click();
  await place(1);
  await previous.click();
  await place(opinions);
  await next.click();
  await place(1);
  await carousel.getByRole("group").first().focus();
  await page.keyboard.press("ArrowRight");
  await place(2);
  await page.keyboard.press("ArrowLeft");
  await place(1);
});

/** Touch events are processed once per frame. */
const nextFrame = (page: Page) => page.evaluate(() => new Promise((next) => requestAnimationFrame(next)));

/**
 * Hydrates and pauses the testimonials. @returns points of a drag that brings the second slide closer than the first.
 */
async function startDrag(page: Page) {
  const { carousel, place } = await wakeCarousel(page, opinionCarousel);
  await carousel.getByRole("button", { name: "Pausar las opiniones" }).click();
  await place(1);
  const slide = await carousel.getByRole("group", { name: `Opinión 1 de ${opinions}` }).boundingBox();
  if (!slide) throw new Error("the slide has no box");
  const y = slide.y + slide.height / 2;
  const way = Array.from({ length: 9 }, (_, step) => ({ x: slide.x + slide.width * (0.9 - step / 10), y }));
  return { place, way };
}

readOnlyTest("the opinions follow a finger", { tag: ["@phone", "@nightly"] }, async ({ page }) => {
  const { place, way } = await startDrag(page);
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  for (const [step, point] of way.entries()) {
    await touch(step === 0 ? "touchStart" : "touchMove", [point]);
    await nextFrame(page);
  }
  await touch("touchEnd", []);
  await place(2);
});

readOnlyTest("the opinions follow a dragging mouse", { tag: ["@once", "@nightly"] }, async ({ page }) => {
  const { place, way } = await startDrag(page);
  const [start = { x: 0, y: 0 }] = way;
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (const { x, y } of way) await page.mouse.move(x, y);
  await page.mouse.up();
  await place(2);
});

test("the opinions do not advance by themselves under reduced motion", { tag: "@once" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { carousel, place } = await openCarousel(page, opinionCarousel);
  await page.clock.runFor(4 * autoplayMs);
  await place(1);
  await carousel.getByRole("button", { name: "Opinión siguiente" }).click();
  await place(2);
  await carousel.getByRole("button", { name: "Reanudar las opiniones" }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(autoplayMs + 100);
  await place(3);
});
