import type { Page } from "@playwright/test";
import { leadFormCopy } from "#content/pages/lead-form-words.ts";
import { SiteServer } from "../support/site-server.ts";
import { expect, test, wakeIsland } from "./fixture.ts";
import { fillIn, leadForm, leadProperties, ownEmail } from "./lead-form-steps.ts";
import { storedFrom } from "./stored-leads.ts";

const waiting = leadFormCopy.waiting.title;

const server = test.extend<{ server: SiteServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the braces.
  server: async ({}, use, testInfo) => {
    const own = new SiteServer({ distDir: "dist", databaseFile: testInfo.outputPath("leads.sqlite") });
    await own.start();
    await use(own);
    await own.stop();
  },
});

/** Loads everything that it needs before the server goes away. */
async function openForm(page: Page, { url }: SiteServer): Promise<void> {
  await page.goto(url);
  await wakeIsland(page, "lead-form");
  await page.waitForLoadState("networkidle");
}

server.use({ expectedTroubles: /ERR_(CONNECTION_(REFUSED|RESET)|EMPTY_RESPONSE)/ });

server(
  "a lead given while the server is away waits, and is stored once on the next visit",
  { tag: "@once" },
  async ({ page, server }) => {
    const email = ownEmail();
    await openForm(page, server);
    await server.stop();
    await fillIn(page, email);
    await leadForm(page).submit.click();
    await expect(page.getByRole("heading", { name: waiting })).toBeVisible();

    await server.start();
    expect(storedFrom(email, server.databaseFile)).toEqual([]);
    await page.reload();
    await expect.poll(() => storedFrom(email, server.databaseFile).length).toBe(2);
    await page.reload({ waitUntil: "networkidle" });
    const events = storedFrom(email, server.databaseFile);
    expect(events.map(({ event }) => event).toSorted()).toEqual(["FORM_SUBMITTED", "Login"]);
    expect(events.find(({ event }) => event === "Login")?.properties).toEqual(leadProperties(email));
  },
);

server("two tabs that come back at once store each lead once", { tag: "@once" }, async ({ page, context, server }) => {
  const tabs = [page, await context.newPage()];
  const emails = tabs.map(ownEmail);
  for (const tab of tabs) {
    await openForm(tab, server);
  }
  await server.stop();
  for (const [index, tab] of tabs.entries()) {
    await tab.bringToFront();
    await fillIn(tab, emails[index] ?? "");
    await leadForm(tab).submit.click();
    await expect(tab.getByRole("heading", { name: waiting })).toBeVisible();
  }
  await server.start();
  await Promise.all(tabs.map((tab) => tab.reload()));
  for (const email of emails) {
    await expect
      .poll(() =>
        storedFrom(email, server.databaseFile)
          .map(({ event }) => event)
          .toSorted(),
      )
      .toEqual(["FORM_SUBMITTED", "Login"]);
  }
});
