import { securityMessage } from "#content/help/security-message.ts";
import { expect, mockBaseTiles, readOnlyTest, test } from "../e2e/support/fixture.ts";
import { expectNoLayoutShifts, toolPagePaths } from "../e2e/support/measures/answer-layout-shifts.ts";
import { findOverflowingElements } from "../e2e/support/measures/layout-watch.ts";
import { scrollToEnd } from "../support/browser/visit.ts";
import { remainingFamilyPaths, representativePaths } from "../support/page-families.ts";

test.beforeEach(({ page }) => mockBaseTiles(page));

test.describe("in the system's font", () => {
  test.use({ expectedTroubles: /ERR_FAILED/ });

  test("nothing scrolls sideways on a narrow phone", { tag: "@once" }, async ({ page }) => {
    await page.route("**/*.woff2", (route) => route.abort());
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of [...representativePaths, ...remainingFamilyPaths.flatMap((family) => family.slice(-2))]) {
      await page.goto(path);
      expect(await findOverflowingElements(page), path).toEqual([]);
    }
  });

  // People who need large text see even the first page this way.
  test("nothing scrolls sideways on a phone with the browser's text size at 200%", {
    tag: "@once",
  }, async ({ page, context }) => {
    await page.route("**/*.woff2", (route) => route.abort());
    await page.setViewportSize({ width: 390, height: 780 });
    const session = await context.newCDPSession(page);
    await session.send("Page.enable");
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    for (const path of representativePaths) {
      await page.goto(path);
      expect(await findOverflowingElements(page), path).toEqual([]);
    }
  });
});

test("at 400% zoom, 320 by 256 px, the safety dialog can be closed", { tag: "@once" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/");
  await scrollToEnd(page);
  await page.locator('[commandfor="mantente-a-salvo"][command="show-modal"]').click();
  const dialog = page.getByRole("dialog", { name: securityMessage.title });
  await dialog.getByRole("button", { name: "Cerrar" }).click();
  await expect(dialog).toBeHidden();
});

for (const path of toolPagePaths)
  readOnlyTest(`${path}: an answer causes no layout shift on a phone or a tablet`, { tag: "@once" }, ({ page }) =>
    expectNoLayoutShifts(page, path, [390, 768]),
  );
