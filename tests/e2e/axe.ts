import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, settled } from "./fixture.ts";

type Scheme = "light" | "dark";

export const schemes: readonly Scheme[] = ["light", "dark"];

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const colourRules = ["color-contrast", "link-in-text-block"];

/**
 * Checks the page as it is.
 *
 * @param part - what a state changes on a page that has been checked before.
 */
export async function expectNoViolation(page: Page, part = "html", wanted: readonly Scheme[] = schemes): Promise<void> {
  expect(await violationsOf(page, part, wanted)).toEqual([]);
}

/** What axe finds, one line each: scheme, rule, element. */
export async function violationsOf(page: Page, part = "html", wanted: readonly Scheme[] = schemes): Promise<string[]> {
  const found: string[] = [];
  for (const [index, colorScheme] of wanted.entries()) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    // axe stays in the page once it has run there: half a megabyte that need not be sent and parsed again.
    const isThere = await page.evaluate(() => "axe" in window);
    const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ";" }) });
    // Frames hold documents, shown by the browser's own viewer. Nodes of passing rules are not needed.
    axe.options({ iframes: false, resultTypes: ["violations"] });
    // The other scheme changes colours, and nothing else that a rule checks.
    if (index === 0) axe.withTags(tags);
    else axe.withRules(colourRules);
    const { violations, passes } = await axe
      .include(part)
      // Drawings hidden from screen readers: hundreds of elements.
      .exclude("svg[aria-hidden=true]")
      // Results from frames need not be gathered in a page of their own.
      .setLegacyMode()
      .analyze();
    expect(passes.length).toBeGreaterThan(index === 0 ? 5 : 0);
    for (const { id, help, nodes } of violations)
      found.push(...nodes.map(({ target }) => `${colorScheme}: ${id}: ${help} → ${target}`));
  }
  return found;
}
