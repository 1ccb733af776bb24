import type { Page } from "@playwright/test";
import { recoveryDays } from "#content/legal/legal-figures.ts";
import { addDays } from "#domain/calendar/civil-time.ts";
import { formatDateWithWeekday } from "#domain/calendar/spanish-time.ts";
import { setClock } from "./clock.ts";
import { expect, readOnlyTest, test } from "./fixture.ts";
import { delayChunk } from "./island-chunk.ts";
import { createUniqueEmail, fillInLeadForm, locateLeadForm, recordLeadRequests } from "./lead-form-steps.ts";
import { readStoredEvents } from "./stored-leads.ts";

/** @returns a function that returns, for each click on a button so far, whether the visitor made it (`isTrusted`). */
async function watchClicks(page: Page): Promise<() => Promise<boolean[]>> {
  await page.addInitScript(() => {
    const clicks: boolean[] = [];
    Object.assign(window, { clicks });
    addEventListener("click", ({ target, isTrusted }) => {
      if ((target as Element).closest("button")) clicks.push(isTrusted);
    });
  });
  return () => page.evaluate(() => (window as unknown as { clicks: boolean[] }).clicks);
}

readOnlyTest(
  "a button pressed before its tool hydrates takes effect once, after hydration, and keeps the focus",
  {
    tag: "@once",
  },
  async ({ page }) => {
    const clicks = await watchClicks(page);
    await setClock(page, "2026-11-25T12:00:00-06:00");
    await page.goto("/reportar-robo-equipo");
    const { release } = await delayChunk(page, "recovery-date");
    const tool = page.locator('[data-island="recovery-date"]');
    const today = tool.getByRole("button", { name: "Fue hoy" });
    await today.click();
    await expect(today).toBeFocused();
    release();
    const lastDay = addDays("2026-11-25", recoveryDays);
    await expect(tool.locator("[data-answer]")).toContainText(formatDateWithWeekday(lastDay));
    await expect(today).toBeFocused();
    expect(await clicks()).toEqual([true, false]);
    await today.click();
    expect(await clicks()).toEqual([true, false, true]);
  },
);

test("a form submitted while its script loads is sent once", { tag: "@once" }, async ({ page }) => {
  await page.goto("/");
  const { release } = await delayChunk(page, "lead-form");
  const email = createUniqueEmail();
  const requests = recordLeadRequests(page);
  await fillInLeadForm(page, email);
  await locateLeadForm(page).submit.click({ noWaitAfter: true });
  release();
  await page.waitForURL("**/gracias");
  await expect.poll(() => readStoredEvents(email).length).toBe(2);
  await page.waitForTimeout(500);
  expect([readStoredEvents(email).length, requests.length]).toEqual([2, 0]);
});
