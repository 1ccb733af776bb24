import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, settled } from "./fixture.ts";
import { smallTargets } from "./touch-targets.ts";
import { lowContrastTexts } from "./unsure-colours.ts";

type Scheme = "light" | "dark";
type RunOptions = Parameters<AxeBuilder["options"]>[0];

export const schemes: readonly Scheme[] = ["light", "dark"];

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const colourRules = ["color-contrast", "link-in-text-block"];
const chosenRules = {
  // What is seen must be part of what is called: people say it to voice control (WCAG 2.5.3). Off unless asked for.
  "label-content-name-mismatch": { enabled: true },
  // A third of its time, for targets under 24 pixels: `smallTargets` asks for 44.
  "target-size": { enabled: false },
};
const withoutColours = Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }]));
/** Leaflet blends its tiles in a way that axe does not know: with them in sight it checks no colours at all. */
const blended = ".leaflet-map-pane";

/**
 * Checks the page as it is.
 *
 * @param part - what a state changes on a page that has been checked before.
 */
export async function expectNoViolation(page: Page, part = "html", wanted: readonly Scheme[] = schemes): Promise<void> {
  expect(await violationsOf(page, part, wanted)).toEqual([]);
}

/**
 * What axe finds, one line each: scheme, rule, element; what is too weak to read where axe cannot tell the ground; and what
 * is too small to touch on a phone. A part without any colours that axe can check fails the test.
 */
export async function violationsOf(page: Page, part = "html", wanted: readonly Scheme[] = schemes): Promise<string[]> {
  const found: string[] = [];
  const check = async (colorScheme: Scheme, rules: RunOptions) => {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    // axe stays in the page once it has run there: half a megabyte that need not be sent and parsed again.
    const isThere = await page.evaluate(() => "axe" in window);
    const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ";" }) });
    // Frames hold documents, shown by the browser's own viewer. Nodes of passing rules are not needed.
    const { violations, passes, incomplete } = await axe
      .options({ iframes: false, resultTypes: ["violations", "incomplete"], ...rules })
      .include(part)
      // Drawings hidden from screen readers: hundreds of elements.
      .exclude("svg[aria-hidden=true]")
      // Results from frames need not be gathered in a page of their own.
      .setLegacyMode()
      .analyze();
    for (const { id, help, nodes } of violations)
      found.push(...nodes.map(({ target }) => `${colorScheme}: ${id}: ${help} → ${target}`));
    const unsure = incomplete.filter(({ id }) => id === "color-contrast").flatMap(({ nodes }) => nodes);
    const weak = await lowContrastTexts(
      page,
      unsure.map(({ target }) => `${target}`),
    );
    found.push(...weak.map((line) => `${colorScheme}: ${line}`));
    return passes.map(({ id }) => id);
  };
  const checkColours = async (scheme: Scheme) =>
    expect(await check(scheme, { runOnly: { type: "rule", values: colourRules } })).toContain("color-contrast");
  const [first = "light", ...others] = wanted;
  if ((await page.locator(blended).count()) === 0) {
    // What lies over what is measured once for all rules, which takes most of a run.
    const show = await hideRest(page, part);
    expect(await check(first, { runOnly: tags, rules: chosenRules })).toContain("color-contrast");
    // The other scheme changes colours, and nothing else that a rule checks.
    for (const scheme of others) await checkColours(scheme);
    await show();
  } else {
    const passed = await check(first, { runOnly: tags, rules: { ...chosenRules, ...withoutColours } });
    expect(passed.length).toBeGreaterThan(4);
    const show = await hideRest(page, part);
    for (const scheme of wanted) await checkColours(scheme);
    await show();
  }
  return [...found, ...(await smallTargets(page, part))];
}

/**
 * Hides all but a part: to know what is behind a text, axe measures everything that shows, however small the part.
 *
 * @returns shows it again.
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
