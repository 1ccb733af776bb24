/**
 * Tests both marketing providers, which must behave alike on the page and receive the same events. The contents of a
 * lead are tested in lead-form.spec.ts for the site's own collector, and in clevertap.spec.ts.
 */
import type { BrowserContext, Page } from "@playwright/test";
import { leadFormCopy } from "#content/lead-form/lead-form-copy.ts";
import { visitEvents } from "#content/site/measurement/visits.ts";
import { leadFormProperties } from "#domain/leads/collector-contract.ts";
import {
  createClevertapTarget,
  createCollectorTarget,
  type MarketingTarget,
} from "../../support/servers/marketing-target.ts";
import { test as base, expect, wakeIsland } from "../support/fixture.ts";
import { buildLeadProperties, fillInAndSubmitLeadForm } from "../support/lead-form-steps.ts";

const form = leadFormProperties;
const waiting = leadFormCopy.waiting.heading;
const registered = leadFormCopy.sent.heading;
const isLead = ({ event }: { event: string }) => event === "Login" || event === "FORM_SUBMITTED";

type Provider = { name: string; tag: string[]; open(context: BrowserContext): Promise<MarketingTarget> };
const providers: readonly Provider[] = [
  { name: "embedded", tag: ["@once"], open: createCollectorTarget },
  { name: "CleverTap", tag: ["@once", "@nightly"], open: createClevertapTarget },
];

/** One page per kind of event; tests/contract/pages/document.test.ts checks which page reports which events. */
const reported = ["/", "/membresias", "/legal"] as const satisfies readonly (keyof typeof visitEvents)[];

const expectLead = (email: string) => [
  { event: "Login", Identity: expect.stringMatching(/^MKT-/), properties: buildLeadProperties(email) },
  expect.objectContaining({ event: "FORM_SUBMITTED", properties: form }),
];

const says = (page: Page, title: string) => expect(page.getByRole("heading", { name: title })).toBeVisible();

async function openForm(page: Page, { origin }: MarketingTarget): Promise<void> {
  await page.goto(origin);
  await wakeIsland(page, "lead-form");
}

for (const provider of providers) {
  const test = base.extend<{ target: MarketingTarget }>({
    target: async ({ context }, use) => use(await provider.open(context)),
  });

  test.describe(provider.name, { tag: provider.tag }, () => {
    test.use({ expectedTroubles: /request to https:\/\/us1\.clevertap|status of 500|did not load/ });

    test("page visits arrive in order", async ({ page, target }) => {
      // Omits the pages' styles and pictures, which are irrelevant here and take most of the time.
      await page.route(/\.(css|woff2|svg|webp)$/, (route) => route.fulfill({ body: "" }));
      for (const path of reported) {
        const before = target.listReceivedEvents().length;
        await page.goto(target.origin + path, { waitUntil: "commit" });
        await expect.poll(() => target.listReceivedEvents().length, { intervals: [50] }).toBe(before + 1);
      }
      const day = { date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) };
      expect(target.listReceivedEvents().map(({ event, properties }) => ({ event, properties }))).toEqual(
        reported
          .map((path) => visitEvents[path])
          .map(({ event, page: name }) => ({
            event,
            properties: { "page name": name, Channel: "marketing", ...(event === "Pagina visitada" && day) },
          })),
      );
    });

    test("if the provider responds 500, a lead waits, and the page reports when it has arrived", async ({
      page,
      target,
    }) => {
      await openForm(page, target);
      await expect.poll(() => target.listReceivedEvents()).toHaveLength(1);
      target.behave("error");
      const email = await fillInAndSubmitLeadForm(page);
      await says(page, waiting);
      target.behave("well");
      await page.evaluate(() => dispatchEvent(new Event("online")));
      await says(page, registered);
      await expect.poll(() => target.listReceivedEvents().filter(isLead)).toEqual(expectLead(email));
    });

    test("a visitor with Global Privacy Control sends only the lead, and no visits", async ({ page, target }) => {
      await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
      await openForm(page, target);
      await page.waitForLoadState("networkidle");
      expect(target.countRequests()).toBe(0);
      const email = await fillInAndSubmitLeadForm(page);
      await says(page, registered);
      await expect.poll(() => target.listReceivedEvents()).toEqual(expectLead(email));
    });
  });
}
