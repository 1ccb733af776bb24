/**
 * Checks all pages and the one for unknown addresses: on a computer and a phone, in both schemes, with every island
 * awake. Then also on a wide screen, on a tablet, and on the narrowest phone, with all disclosures open. The narrowest
 * phone equals 400% zoom on a screen of 1280 px.
 */

import { expect, mockBaseTiles, test } from "../e2e/support/fixture.ts";
import { findViolations } from "../e2e/support/measures/axe.ts";
import { findOverflowingElements } from "../e2e/support/measures/layout-watch.ts";
import { openCollapsedParts, scrollToEnd } from "../support/browser/visit.ts";
import { remainingFamilyPaths, representativePaths } from "../support/page-families.ts";

const narrow = { computer: { width: 320, height: 256 }, phone: { width: 320, height: 640 } };

const unknown = "/esta-direccion-no-existe";

test.use({ expectedTroubles: new RegExp(`status of 404 .*${unknown}`) });

test.beforeEach(({ page }) => mockBaseTiles(page));

for (const path of [...representativePaths, ...remainingFamilyPaths.flat(), unknown]) {
  test(path, async ({ page, isMobile }) => {
    const messages: string[] = [];
    page.on("console", (message) => messages.push(`console ${message.type()}: ${message.text()}`));
    await page.goto(path);
    const asleep = await scrollToEnd(page);
    const wide = [...(await findOverflowingElements(page)), ...(await findViolations(page))];
    const between = isMobile ? [] : await overflowAt([1920, 768]);
    expect
      .soft({ asleep, wide, between, narrow: await measureNarrow() })
      .toEqual({ asleep: [], wide: [], between: [], narrow: [] });
    expect(messages.filter(isOfThePage)).toEqual([]);

    async function overflowAt(widths: readonly number[]): Promise<string[]> {
      const findings: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        findings.push(...(await findOverflowingElements(page)));
      }
      return findings;
    }

    async function measureNarrow(): Promise<string[]> {
      await page.setViewportSize(isMobile ? narrow.phone : narrow.computer);
      const closed = await findOverflowingElements(page);
      await openCollapsedParts(page);
      // Colours do not depend on the width, so one scheme per device is enough.
      return [
        ...closed,
        ...(await findOverflowingElements(page)),
        ...(await findViolations(page, "html", [isMobile ? "dark" : "light"])),
      ];
    }
  });
}

/**
 * Whether a message is about the page itself, not about the service worker, which tests block, or an unknown address's
 * status.
 */
const isOfThePage = (message: string) => !/Service Worker registration blocked|status of 404/.test(message);
