import type { Page } from "@playwright/test";
import { scrollToEnd } from "../../support/browser/visit.ts";
import { representativePaths } from "../../support/page-families.ts";
import { expect, mockBaseTiles, readOnlyTest as test } from "../support/fixture.ts";

/** Lists the elements that Tab can reach, in document order. */
const stops = (page: Page) =>
  page.evaluate(() => {
    const candidates = document.querySelectorAll<HTMLElement>(
      "a[href], button:not(:disabled), input, select, textarea, summary, [tabindex='0']",
    );
    // Tab passes over all radio buttons of a group but the checked one, or else the first; the arrow keys reach them.
    const isPassed = (element: HTMLInputElement) => {
      const group = `[name="${element.name}"]`;
      const stop = document.querySelector(`${group}:checked`) ?? document.querySelector(group);
      return element.type === "radio" && element !== stop;
    };
    return [...candidates]
      .filter((element) => !(element instanceof HTMLInputElement && isPassed(element)))
      .filter(
        (element) =>
          element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]"),
      )
      .map((element, index) => {
        element.dataset.stop = String(index);
        return `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40)}`;
      });
  });

const describeFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    // A card may show its link's focus around the whole card.
    const isMarked = [undefined, "::after", "::before"].some((part) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, part);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && outlineColor !== "rgba(0, 0, 0, 0)";
    });
    // A slider draws a ring around its thumb.
    const ring = element.matches("[type=range]") && element.parentElement?.querySelector("svg svg");
    const isRinged = ring && getComputedStyle(ring).visibility === "visible";
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return {
      stop: Number(element.dataset.stop),
      isMarked: isMarked || isRinged,
      isInSight: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
    };
  });

for (const { device, tag } of [
  { device: "a computer", tag: "@once" },
  { device: "a phone", tag: ["@phone", "@nightly"] },
])
  test(`on ${device}, Tab reaches every control in order, in view and with a visible focus`, { tag }, async ({
    page,
  }) => {
    // Without smooth scrolling, the focused element is in view at once.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await scrollToEnd(page);
    await expect(page.getByRole("button", { name: "Opinión siguiente" })).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    const names = await stops(page);
    expect(names.length).toBeGreaterThan(20);
    const problems: string[] = [];
    const reached: number[] = [];
    for (const name of names) {
      await page.keyboard.press("Tab");
      const focus = await describeFocus(page);
      if (!focus) problems.push(`nothing has the focus where ${name} should`);
      else {
        reached.push(focus.stop);
        if (!focus.isMarked) problems.push(`${names[focus.stop]}: its focus does not show`);
        if (!focus.isInSight) problems.push(`${names[focus.stop]}: out of sight`);
      }
    }
    expect(problems).toEqual([]);
    expect(reached).toEqual(names.map((_, index) => index));
  });

/** Finds Tab stops that are completely above the previous one, unless they start another column. */
const findJumpsUp = (page: Page) =>
  page.evaluate(() => {
    const jumps: string[] = [];
    let previous: { name: string; top: number; left: number } | undefined;
    for (const stop of document.querySelectorAll<HTMLElement>(
      "main :is(a[href], button:not(:disabled), input, select, textarea, summary, [tabindex='0'])",
    )) {
      const isShown = stop.checkVisibility({ visibilityProperty: true }) && !stop.closest("[inert]");
      const { left, top, bottom, width } = stop.getBoundingClientRect();
      const isSticky = [stop, stop.parentElement].some((each) => each && getComputedStyle(each).position === "sticky");
      if (stop.tabIndex < 0 || !isShown || width === 0 || isSticky) continue;
      const name = stop.textContent.trim() || stop.getAttribute("aria-label") || stop.getAttribute("name") || "";
      if (previous && bottom < previous.top && left <= previous.left) jumps.push(`from ${previous.name} up to ${name}`);
      previous = { name, top, left };
    }
    return jumps;
  });

for (const { where, paths, widths, tag } of [
  {
    where: "the map's page, on a phone and a computer",
    paths: ["/mapa-de-cobertura"],
    widths: [360, 1360],
    tag: "@once",
  },
  { where: "every kind of page, on a phone", paths: representativePaths, widths: [360], tag: ["@once", "@nightly"] },
])
  test(`on ${where}, Tab follows the order that people see`, { tag }, async ({ page }) => {
    test.slow();
    for (const path of paths) {
      await page.goto(path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 780 });
        expect(await findJumpsUp(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });

test("the first Tab offers to skip to the content; the mobile menu opens with Enter and closes with Escape", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Saltar al contenido" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  const menu = page.locator("details[data-menu]");
  await menu.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(menu.getByRole("link").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu.getByRole("link").first()).toBeHidden();
  await expect(menu.locator("summary")).toBeFocused();
});

/** Whether a click on the focused element or its label would hit it, at any of 25 points in each (WCAG 2.4.11). */
const isFocusReachable = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement;
    const own: Element[] = [element, ...(element.labels ?? [])];
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
    return own.some((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      return steps.some((x) =>
        steps.some((y) => {
          const hit = document.elementFromPoint(left + width * x, top + height * y);
          return own.some((one) => one.contains(hit));
        }),
      );
    });
  });

for (const { path, sizes, tag } of [
  { path: "/membresias", sizes: [[360, 640]], tag: ["@phone"] },
  ...["/membresias", "/portabilidad", "/esim", "/mapa-de-cobertura", "/reportar-robo-equipo"].map((path) => ({
    path,
    sizes: [
      [320, 568],
      [390, 664],
    ],
    tag: ["@phone", "@nightly"],
  })),
] as const)
  test(`at ${sizes.join(" and ")}, no sticky bar of ${path} covers what Tab reaches`, { tag: [...tag] }, async ({
    page,
  }) => {
    await mockBaseTiles(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await page.keyboard.press("Tab");
      await expect(page.locator("[data-island]:not([data-awake])")).toHaveCount(0);
      const names = await stops(page);
      expect(names.length).toBeGreaterThan(20);
      const covered: string[] = [];
      for (const _ of names) {
        const focus = await describeFocus(page);
        if (focus && !(await isFocusReachable(page))) covered.push(names[focus.stop] ?? "");
        await page.keyboard.press("Tab");
      }
      expect(covered).toEqual([]);
    }
  });

/**
 * No focusable element directly precedes these tools on a wide screen, so they must be hydrated before Tab reaches
 * them.
 */
for (const { path, tool, tag } of [
  { path: "/roaming-cobertura", tool: "trip-lookup", tag: "@once" },
  { path: "/membresias", tool: "plan-finder", tag: ["@once", "@nightly"] },
  { path: "/portabilidad", tool: "porting-eligibility", tag: ["@once", "@nightly"] },
]) {
  test(`Tab from the top of ${path} reaches its tool`, { tag }, async ({ page }) => {
    await page.goto(path);
    await page.keyboard.press("Tab");
    const island = page.locator(`[data-island="${tool}"]`);
    await expect(island.locator("[data-live]")).toBeAttached();
    const isInside = () => island.evaluate((element) => element.contains(document.activeElement));
    for (let stop = 0; stop < 60 && !(await isInside()); stop += 1) await page.keyboard.press("Tab");
    expect(await isInside()).toBe(true);
  });
}
