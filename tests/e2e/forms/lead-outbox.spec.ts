import type { Page } from "@playwright/test";
import { leadFormCopy } from "#content/lead-form/lead-form-copy.ts";
import { SiteServer } from "../../support/servers/site-server.ts";
import { expect, test, wakeIsland } from "../support/fixture.ts";
import { buildLeadProperties, fillInAndSubmitLeadForm, locateLeadForm } from "../support/lead-form-steps.ts";
import { readStoredEvents } from "../support/stored-leads.ts";

const waiting = leadFormCopy.waiting.heading;

const server = test.extend<{ server: SiteServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the braces.
  server: async ({}, use, testInfo) => {
    const own = new SiteServer({
      distDir: process.env.WIM_DIST ?? "dist",
      databaseFile: testInfo.outputPath("leads.sqlite"),
    });
    await own.start();
    await use(own);
    await own.stop();
  },
});

/** Loads everything that is needed before the server stops. */
async function openForm(page: Page, { url }: SiteServer): Promise<void> {
  await page.goto(url);
  await wakeIsland(page, "lead-form");
  // The focus also hydrates the other islands of the page.
  await locateLeadForm(page).submit.focus();
  await page.waitForLoadState("networkidle");
}

server.use({ expectedTroubles: /ERR_(CONNECTION_(REFUSED|RESET)|EMPTY_RESPONSE)/ });

server(
  "leads sent from two tabs while the server is down are stored once each when it is back",
  { tag: ["@once", "@nightly"] },
  async ({ page, context, server }) => {
    const tabs = [page, await context.newPage()];
    for (const tab of tabs) await openForm(tab, server);
    await server.stop();
    const emails: string[] = [];
    for (const tab of tabs) {
      await tab.bringToFront();
      emails.push(await fillInAndSubmitLeadForm(tab));
      await expect(tab.getByRole("heading", { name: waiting })).toBeVisible();
    }

    const readStored = () => emails.flatMap((email) => readStoredEvents(email, server.databaseFile));
    // Checks the store before the server is back, because a tab's own timer may then send at any time.
    expect(readStored()).toEqual([]);
    await server.start();
    await Promise.all(tabs.map((tab) => tab.reload()));
    await expect.poll(() => readStored().length).toBe(2 * tabs.length);
    await page.reload({ waitUntil: "networkidle" });
    for (const email of emails) {
      const events = readStoredEvents(email, server.databaseFile);
      expect(events.map(({ event }) => event).toSorted()).toEqual(["FORM_SUBMITTED", "Login"]);
      expect(events.find(({ event }) => event === "Login")?.properties).toEqual(buildLeadProperties(email));
    }
  },
);
