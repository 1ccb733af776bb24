import type { Page } from "@playwright/test";
import { coverageAnchors, stateTableProps } from "#content/coverage/coverage-page.ts";
import { assistantWithoutScript } from "#content/help/assistant/help-assistant-copy.ts";
import { helpAssistant, helpOpening, supportHoursText } from "#content/help/help-page.ts";
import { securityMessage } from "#content/help/security-message.ts";
import { leadFormCopy } from "#content/lead-form/lead-form-copy.ts";
import { planReceiptTool } from "#content/plans/plan-receipt-tool.ts";
import { plans } from "#content/plans/plans.ts";
import { appScreens } from "#content/sign-up/app-screens.ts";
import { topicsAnchor } from "#content/site/search/search-address.ts";
import { listSearchTopics, searchContactLinks } from "#content/site/search/search-page.ts";
import { configuredUrls, purchaseLinks } from "#content/site/site-map/links.ts";
import { testimonials } from "#content/testimonials/testimonials.ts";
import { leadErrorMessages } from "#domain/leads/lead.ts";
import { representativePaths, splitIntoChunks } from "../../support/page-families.ts";
import { expect, readOnlyTest as test } from "../support/fixture.ts";
import {
  buildLeadProperties,
  expectFieldError,
  fillInAndSubmitLeadForm,
  locateLeadForm,
} from "../support/lead-form-steps.ts";
import { findBrokenWords, salesPagePaths } from "../support/measures/broken-words.ts";
import { findOverflowingElements } from "../support/measures/layout-watch.ts";
import { readStoredEvents } from "../support/stored-leads.ts";

// A form that is returned with messages has status 422, which Chromium reports on the console.
test.use({ javaScriptEnabled: false, expectedTroubles: /status of 422/ });

const computer = { width: 1360, height: 844 } as const;
const phones = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
] as const;

for (const paths of splitIntoChunks(representativePaths, 7)) {
  test(`${paths.join(", ")}: headings are visible, tools that need script are not, and everything fits on phones`, {
    tag: "@once",
  }, async ({ page }) => {
    for (const path of paths) {
      await page.setViewportSize(computer);
      await page.goto(path);
      expect(await findHiddenHeadings(page), path).toEqual([]);
      await expect(page.locator("[data-tool]").filter({ visible: true }), path).toHaveCount(0);
      expect(await findCoveredLinks(page), path).toEqual([]);
      for (const size of phones) {
        await page.setViewportSize(size);
        const at = `${path} at ${size.width} px`;
        expect(await findOverflowingElements(page), at).toEqual([]);
        if (salesPagePaths.includes(path)) expect(await findBrokenWords(page), at).toEqual([]);
        if (size === phones[0]) expect(await findCoveredLinks(page), at).toEqual([]);
      }
    }
  });
}

/**
 * Finds hidden headings, except in content that is folded, chosen by radio buttons, meant for another width, or shown
 * only when measured, and except summaries that are a heading of the open text instead.
 */
async function findHiddenHeadings(page: Page): Promise<string[]> {
  const folded =
    "dialog:not([open]), details:not([open]) > :not(summary), [data-tool], [data-view=phone], [data-system], [data-once-measured]";
  const hidden = page.locator("main :is(h1, h2, h3)").filter({ visible: false, hasText: /\S/ });
  return hidden.evaluateAll((headings, folded) => {
    const isShownInside = ({ textContent, parentElement }: Element) =>
      [...(parentElement?.closest("details")?.querySelectorAll("h1, h2, h3") ?? [])].some(
        (other) => other.textContent === textContent && other.checkVisibility(),
      );
    return headings
      .filter((each) => !each.closest(folded) && !isShownInside(each))
      .map(({ textContent }) => textContent ?? "");
  }, folded);
}

/** Finds links in the page's opening that a drawing overlaps; the background (`data-tone`) does not count. */
async function findCoveredLinks(page: Page): Promise<string[]> {
  return page
    .locator("main header")
    .first()
    .evaluateAll(([opening]) => {
      const drawings = [...(opening?.querySelectorAll("svg") ?? [])].filter(
        (svg) => svg.checkVisibility() && !svg.closest("a, [data-tone]"),
      );
      const isUnder = (link: Element) => {
        const a = link.getBoundingClientRect();
        return drawings.some((drawing) => {
          const b = drawing.getBoundingClientRect();
          return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        });
      };
      return [...(opening?.querySelectorAll("a") ?? [])].filter(isUnder).map(({ textContent }) => textContent);
    });
}

test("home has purchase links, opinions, legal notes and store links, and its dialog opens and closes", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/");
  const purchases = page.locator("#membresias").getByRole("link", { name: /Compra ahora/ });
  const hrefs = await purchases.evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href));
  expect(hrefs).toEqual(Object.values(purchaseLinks));
  const skus = hrefs.map((href) => new URL(href).searchParams);
  expect(new Set(skus.map((query) => query.get("sku"))).size).toBe(plans.length);
  for (const query of skus) expect(query.get("reset")).toBe("true");
  const receipt = page.locator("#ticket");
  for (const mark of await receipt.getByText(planReceiptTool.copy.example).all()) await expect(mark).toBeVisible();
  await expect(receipt.getByRole("slider")).toBeHidden();
  await expect(page.locator("#opiniones figure")).toHaveCount(testimonials.items.length);
  await page.locator("#legales summary").first().click();
  await expect(page.locator("#legales").getByRole("link").first()).toBeVisible();

  await page.locator('main [commandfor="mantente-a-salvo"]').first().click();
  const dialog = page.getByRole("dialog", { name: securityMessage.title });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: securityMessage.close }).click();
  await expect(dialog).toBeHidden();

  await page.locator("header").getByRole("link", { name: "Descarga la App" }).click();
  await expect(page).toHaveURL("/#descargaApp");
  for (const { id } of appScreens) {
    await page.locator(`#descargaApp label[for=pantalla-${id}]`).click();
    await expect(page.locator(`#descargaApp [data-screen=${id}]`)).toBeInViewport({ ratio: 0.5 });
  }
  for (const store of [configuredUrls.playStore, configuredUrls.appStore])
    await expect(page.locator(`#descargaApp a[href="${store}"]`)).toBeVisible();
});

test("the mobile menu opens and its sign-in link works", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/");
  await page.locator("details[data-menu] > summary").click();
  const login = page.locator("details[data-menu]").getByRole("link", { name: "Iniciar sesión" });
  await expect(login).toHaveAttribute("href", configuredUrls.login);
  await expect(login).toBeVisible();
});

test("a phone's bars and table by state show the chosen technology, at first guaranteed 4G", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/mapa-de-cobertura");
  const states = page.locator(`#${coverageAnchors.states}`);
  const bars = states.locator("ul b:visible");
  await expect(bars).toHaveCount(stateTableProps.barStateCodes.length);
  const first = await bars.allTextContents();
  await states.locator("summary").click();
  const columns = states.getByRole("columnheader");
  await expect(columns).toHaveText(["Estado", "4G Garantizada"]);
  await page.getByRole("radio", { name: "3G Diferenciada" }).check({ force: true });
  await expect(columns).toHaveText(["Estado", "3G Diferenciada"]);
  await expect(bars).toHaveCount(stateTableProps.barStateCodes.length);
  expect(await bars.allTextContents()).not.toEqual(first);
});

test("an invalid lead form returns with messages and the typed values; a valid one is stored", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/");
  await locateLeadForm(page).submit.click();
  await expectFieldError(locateLeadForm(page).name, leadErrorMessages.nameRequired);
  await expectFieldError(locateLeadForm(page).email, leadErrorMessages.emailRequired);
  await expectFieldError(locateLeadForm(page).terms, leadErrorMessages.termsRequired);
  await expectFieldError(locateLeadForm(page).advertising, leadErrorMessages.advertisingRequired);
  await expect(locateLeadForm(page).name).toBeFocused();

  await locateLeadForm(page).name.fill('Ana "Ñú" <b>');
  await locateLeadForm(page).email.fill("ana@correo");
  await locateLeadForm(page).terms.check();
  await locateLeadForm(page).submit.click();
  await expectFieldError(locateLeadForm(page).email, leadErrorMessages.emailInvalid);
  await expect(locateLeadForm(page).name).toHaveValue('Ana "Ñú" <b>');
  await expect(locateLeadForm(page).email).toHaveValue("ana@correo");
  await expect(locateLeadForm(page).terms).toBeChecked();
  await expect(locateLeadForm(page).advertising).not.toBeChecked();

  const email = await fillInAndSubmitLeadForm(page);
  await expect(page).toHaveURL("/gracias");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(leadFormCopy.sent.heading);
  await expect(page.getByText(leadFormCopy.sent.text)).toBeVisible();
  const events = readStoredEvents(email);
  expect(events.map(({ event }) => event).toSorted()).toEqual(["FORM_SUBMITTED", "Login"]);
  expect(events.find(({ event }) => event === "Login")?.properties).toEqual(buildLeadProperties(email));
});

test("the help page promises no conversation, and leads to every topic with phone, mail and hours", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/ayuda");
  await expect(page.getByRole("searchbox", { name: helpAssistant.search.label })).toBeHidden();
  await expect(page.getByText(helpAssistant.text)).toBeHidden();
  await expect(page.getByRole("search")).toHaveCount(0);
  for (const { label } of helpOpening.questions)
    await expect(page.getByRole("link", { name: label, exact: true })).toHaveCount(0);
  await expect(page.getByRole("link", { name: helpOpening.withoutScript.label })).toHaveAttribute(
    "href",
    assistantWithoutScript.link.href,
  );
  await expect(page.getByText(assistantWithoutScript.text)).toBeVisible();
  await page.getByRole("link", { name: assistantWithoutScript.link.label }).click();
  const topics = page.locator(`#${topicsAnchor}`);
  for (const { links } of listSearchTopics())
    await expect(topics.getByRole("link", { name: `${links[0]?.label}`, exact: true })).toBeVisible();
  const note = page.locator("#resultados");
  for (const { label } of searchContactLinks) await expect(note.getByRole("link", { name: label })).toBeVisible();
  await expect(note).toContainText(supportHoursText);
});
