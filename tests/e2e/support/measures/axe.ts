import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { endAnimations, expect } from "../fixture.ts";
import { findLowContrastTexts } from "./low-contrast-texts.ts";
import { findSmallTouchTargets } from "./touch-targets.ts";

/** Half the size of the source that `AxeBuilder` sends by default, so that the browser compiles it faster. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

type Scheme = "light" | "dark";
type RunOptions = Parameters<AxeBuilder["options"]>[0];

export const colorSchemes: readonly Scheme[] = ["light", "dark"];

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const colourRules = ["color-contrast", "link-in-text-block"];
const chosenRules = {
  // The visible label must be part of the accessible name, because users of voice control say the label (WCAG 2.5.3).
  // Off by default.
  "label-content-name-mismatch": { enabled: true },
  // `findSmallTouchTargets` replaces this rule: it requires 44 pixels instead of 24, and the rule takes a third of
  // axe's time.
  "target-size": { enabled: false },
};
const withoutColours = Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }]));
/** Leaflet's tiles. axe does not support their blending, and checks no colours while they are visible. */
export const blended = ".leaflet-map-pane";

/**
 * Checks the current state of the page.
 *
 * @param part - selector of the part to check, if the other parts of the page were checked before.
 */
export async function expectNoViolation(
  page: Page,
  part = "html",
  wanted: readonly Scheme[] = colorSchemes,
): Promise<void> {
  expect(await findViolations(page, part, wanted)).toEqual([]);
}

/**
 * Lists violations found by axe, texts with low contrast on a background that axe cannot determine, and touch targets
 * that are too small for a phone. Fails if axe cannot check any colour of the part.
 */
export async function findViolations(
  page: Page,
  part = "html",
  wanted: readonly Scheme[] = colorSchemes,
): Promise<string[]> {
  const findings: string[] = [];
  const check = async (colorScheme: Scheme, rules: RunOptions) => {
    await page.emulateMedia({ colorScheme });
    await endAnimations(page);
    // After the first run, axe stays in the page, so its half megabyte need not be sent and parsed again.
    const isThere = await page.evaluate(() => "axe" in window);
    const axe = new AxeBuilder({ page, axeSource: isThere ? ";" : axeSource });
    // Skips frames, which only contain documents in the browser's viewer, and the nodes of passing rules.
    const { violations, passes, incomplete } = await axe
      .options({ iframes: false, resultTypes: ["violations", "incomplete"], ...rules })
      .include(part)
      // Excludes decorative drawings, which have hundreds of elements.
      .exclude("svg[aria-hidden=true]")
      // Prevents axe from opening a blank page to combine the results of frames, which are skipped.
      .setLegacyMode()
      .analyze();
    for (const { id, help, nodes } of violations)
      findings.push(...nodes.map(({ target }) => `${colorScheme}: ${id}: ${help} → ${target}`));
    const unsure = incomplete.filter(({ id }) => id === "color-contrast").flatMap(({ nodes }) => nodes);
    const weak = await findLowContrastTexts(
      page,
      unsure.map(({ target }) => `${target}`),
    );
    findings.push(...weak.map((line) => `${colorScheme}: ${line}`));
    return passes.map(({ id }) => id);
  };
  const checkColours = async (scheme: Scheme) =>
    expect(await check(scheme, { runOnly: { type: "rule", values: colourRules } })).toContain("color-contrast");
  const [first = "light", ...others] = wanted;
  if ((await page.locator(blended).count()) === 0) {
    // Runs all rules at once, because axe spends most of a run on measuring elements.
    const show = await hideRest(page, part);
    expect(await check(first, { runOnly: tags, rules: chosenRules })).toContain("color-contrast");
    // The other colour scheme changes only colours.
    for (const scheme of others) await checkColours(scheme);
    await show();
  } else {
    const passed = await check(first, { runOnly: tags, rules: { ...chosenRules, ...withoutColours } });
    expect(passed.length).toBeGreaterThan(4);
    const show = await hideRest(page, part);
    for (const scheme of wanted) await checkColours(scheme);
    await show();
  }
  return [...findings, ...(await findSmallTouchTargets(page, part))];
}

/**
 * Hides everything but a part, because axe measures all visible elements to determine a text's background.
 *
 * @returns a function that shows the hidden elements again.
 */
async function hideRest(page: Page, part: string): Promise<() => Promise<void>> {
  const rest = await page.evaluateHandle(
    ([part, blended]) => {
      const parts = [...document.querySelectorAll(part)];
      const hidden = [...document.querySelectorAll<HTMLElement>(blended)];
      const visit = (element: Element): void => {
        if (parts.some((each) => each.contains(element))) return;
        if (parts.some((each) => element.contains(each))) [...element.children].forEach(visit);
        else if (element instanceof HTMLElement) hidden.push(element);
      };
      visit(document.body);
      for (const { style } of hidden) style.setProperty("display", "none", "important");
      return hidden;
    },
    [part, blended] as const,
  );
  return () =>
    rest.evaluate((hidden) => {
      for (const { style } of hidden) style.removeProperty("display");
    });
}
