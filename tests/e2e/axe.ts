import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, settled } from "./fixture.ts";

type Scheme = "light" | "dark";

export const schemes: readonly Scheme[] = ["light", "dark"];

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const colourRules = ["color-contrast", "link-in-text-block"];

/**
 * The page as it stands.
 *
 * @param part - where a state changes one part of a page that has been looked at before.
 */
export async function expectNoViolation(page: Page, part = "html", wanted: readonly Scheme[] = schemes): Promise<void> {
  expect(await violationsOf(page, part, wanted)).toEqual([]);
}

/** What axe finds, a line each: scheme, rule, element. */
export async function violationsOf(page: Page, part = "html", wanted: readonly Scheme[] = schemes): Promise<string[]> {
  const found: string[] = [];
  for (const [index, colorScheme] of wanted.entries()) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    // axe stays in the page after the first look: half a megabyte to send and read.
    const isThere = await page.evaluate(() => "axe" in window);
    const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ";" }) });
    // In frames there are documents, shown by the browser's own viewer. Of rules that pass nobody asks where.
    axe.options({ iframes: false, resultTypes: ["violations"] });
    // The other scheme changes colours, and nothing else that a rule asks for.
    if (index === 0) axe.withTags(tags);
    else axe.withRules(colourRules);
    const { violations, passes } = await axe
      .include(part)
      // Drawings that nobody hears: hundreds of elements.
      .exclude("svg[aria-hidden=true]")
      // No need to gather results of frames in a page of their own.
      .setLegacyMode()
      .analyze();
    expect(passes.length).toBeGreaterThan(index === 0 ? 5 : 0);
    for (const { id, help, nodes } of violations)
      found.push(...nodes.map(({ target }) => `${colorScheme}: ${id}: ${help} → ${target}`));
  }
  return found;
}
