import type { Page } from "@playwright/test";
import { loadErrorCopy } from "#content/help/load-error-copy.ts";
import { expect, test, wakeIsland } from "../support/fixture.ts";
import { findChunkPattern } from "../support/island-chunk.ts";

// These tests let requests fail on purpose.
test.use({ expectedTroubles: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 500|stays HTML|request failed/ });

const panel = (page: Page) => page.locator("[role=alert]", { hasText: loadErrorCopy.title });

/** Skips the two seconds between the first request, which fails, and the script's second request. */
async function letRetry(page: Page, requestedUrls: readonly string[], before: number): Promise<void> {
  await expect.poll(() => requestedUrls.length, { intervals: [50] }).toBeGreaterThan(before);
  await page.clock.runFor(2_100);
  await expect.poll(() => requestedUrls.length, { intervals: [50] }).toBeGreaterThan(before + 1);
}

test("after a failed chunk, a second request and a reload, a panel appears, and its retry hydrates the tool", {
  tag: "@once",
}, async ({ page }) => {
  await page.clock.install();
  await page.goto("/esim");
  const chunk = await findChunkPattern(page, "device-search");
  const requestedUrls: string[] = [];
  let [loads, isBlocked] = [0, true];
  page.on("load", () => {
    loads += 1;
  });
  await page.route(chunk, (route) => {
    requestedUrls.push(route.request().url());
    return isBlocked ? route.abort() : route.continue();
  });
  await page.reload();
  await page.locator('[data-island="device-search"]').hover();
  await letRetry(page, requestedUrls, 0);
  await expect.poll(() => loads).toBe(2);
  await page.locator('[data-island="device-search"]').hover();
  await letRetry(page, requestedUrls, 2);
  await expect(panel(page)).toContainText(`Loading chunk device-search failed. (error: ${requestedUrls[0]})`);
  await expect(panel(page).getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expect(panel(page)).toContainText(loadErrorCopy.text);
  expect(requestedUrls).toHaveLength(4);
  // The rest of the page keeps working.
  await expect(page.locator("[data-tool]").filter({ visible: true })).toHaveCount(0);
  await page.locator("main summary").first().click();
  await expect(page.locator("main details").first()).toHaveAttribute("open");

  isBlocked = false;
  await panel(page).getByRole("button", { name: loadErrorCopy.retry }).click();
  await wakeIsland(page, "device-search");
  await expect(panel(page)).toHaveCount(0);
  expect(loads).toBe(2);
});
