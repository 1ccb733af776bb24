import { expect, test } from "vitest";
import { faqGroups } from "#content/faq/faq.ts";
import { plans } from "#content/plans/plans.ts";
import { getContactValue } from "#content/site/operator/contact.ts";
import { operator } from "#content/site/operator/operator.ts";
import { containsPlaceholder } from "#content/site/operator/placeholder-texts.ts";
import { searchParameter, searchPath } from "#content/site/search/search-address.ts";
import { configuredUrls } from "#content/site/site-map/links.ts";
import { buildBreadcrumbs, getNavLabel } from "#content/site/site-map/site-map.ts";
import type { SitePath } from "#content/site/site-map/site-page.ts";
import { formatTimeOfDay } from "#domain/calendar/format-time-of-day.ts";
import { type BuiltPage, builtPages, notFoundAddress } from "../support/built-site.ts";
import { allStructuredData } from "../support/page-data.ts";

const ofType = (type: string) => allStructuredData.filter(({ data }) => data["@type"] === type);

/** Reads the visible text of a page, in one line. */
function listWords({ root }: BuiltPage): string {
  return plain(root.querySelector("main")?.structuredText ?? "");
}
const plain = (text: string) => text.replaceAll(/[\s\u00a0]+/g, " ").trim();

test("every indexed page below home has the breadcrumbs of the site map", () => {
  const trails = new Map(ofType("BreadcrumbList").map(({ page, data }) => [page.address, data.itemListElement]));
  // Pages directly below home show no breadcrumbs, because the header links to home.
  const shownItems = builtPages
    .filter(({ address, root }) => address !== notFoundAddress && root.querySelector("nav ol"))
    .map(({ address }) => address);
  const deep = [...trails.keys()].filter((address) => buildBreadcrumbs(address as SitePath).length > 2);
  expect(deep.toSorted()).toEqual(shownItems.toSorted());
  expect(trails.size).toBeGreaterThan(shownItems.length);
  expect(shownItems.length).toBeGreaterThan(10);
  for (const [address, items] of trails) {
    const trail = buildBreadcrumbs(address as SitePath);
    expect(items, address).toEqual(
      trail.map((page, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: getNavLabel(page),
        item: new URL(page.path, configuredUrls.site).href,
      })),
    );
  }
});

test("each membership has its regular price and that of the current offer, and no page has other prices", () => {
  const products = ofType("Product");
  expect(products.length).toBeGreaterThanOrEqual(plans.length);
  expect(products.length % plans.length).toBe(0);
  for (const { data, page } of products) {
    const plan = plans.find(({ name }) => data.name === `wim ${name}`);
    const prices = [plan?.regularPesos, plan?.promoPesos].filter((price) => price !== undefined);
    const offers = data.offers as { price: number; priceCurrency: string; url: string; description?: string }[];
    expect(
      offers.map(({ price, priceCurrency }) => `${price} ${priceCurrency}`),
      page.address,
    ).toEqual(prices.map((price) => `${price} MXN`));
    for (const { url } of offers) expect(url).toMatch(/^https:/);
    // The second price is only for some customers, and only these words tell programs so.
    for (const { description } of offers.slice(1))
      expect(description).toMatch(/^Solo al traer tu número, .*(?:vigencia|vale hasta el \d)/i);
  }
});

test("every frequent question is in the data with its whole answer, unless that quotes a placeholder", () => {
  const [faq] = ofType("FAQPage").filter(({ page }) => page.address === "/preguntas-frecuentes");
  const dataItems = faq?.data.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  expect(dataItems.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(
    faqGroups
      .flatMap(({ questions }) => questions.map(({ question, answer }) => [question, answer.join(" ")]))
      .filter(([, answer = ""]) => !containsPlaceholder(answer)),
  );
});

test("home and the help page have the operator's contact data, which match the help page's text", () => {
  const dataItems = ofType("Organization");
  expect(dataItems.map(({ page }) => page.address).toSorted()).toEqual(["/", "/ayuda"]);
  const help = dataItems.find(({ page }) => page.address === "/ayuda");
  if (!help) throw new Error("the help page does not state who answers");
  const { telephone, email, hoursAvailable } = help.data.contactPoint as {
    telephone?: string;
    email?: string;
    hoursAvailable: { opens: string; closes: string; dayOfWeek: string[] };
  };
  expect(telephone).toBe(operator.phoneHref?.replace("tel:", ""));
  expect(email).toBe(getContactValue("supportEmail"));
  for (const href of [...(telephone ? [`tel:${telephone}`] : []), ...(email ? [`mailto:${email}`] : [])])
    expect(help.page.root.querySelector(`main [href="${href}"]`), href).not.toBeNull();
  const hours = `de ${formatTimeOfDay(hoursAvailable.opens)} a ${formatTimeOfDay(hoursAvailable.closes)}`;
  expect(listWords(help.page)).toContain(plain(hours));
  expect(new Set(hoursAvailable.dayOfWeek).size).toBe(7);
});

test("the social profiles in the structured data are linked in the footer", () => {
  for (const { page, data } of ofType("Organization"))
    for (const profile of (data.sameAs ?? []) as string[])
      expect(page.root.querySelector(`footer [href="${profile}"]`), profile).not.toBeNull();
});

test("instructions and answers in the structured data are on the page, word for word", () => {
  const dataItems = [
    ...ofType("HowTo").flatMap(({ page, data }) =>
      (data.step as { name: string; text: string }[]).flatMap(({ name, text }) => [
        { page, words: name },
        { page, words: text },
      ]),
    ),
    ...ofType("FAQPage").flatMap(({ page, data }) =>
      (data.mainEntity as { name: string; acceptedAnswer: { text: string } }[]).flatMap(({ name, acceptedAnswer }) => [
        { page, words: name },
        { page, words: acceptedAnswer.text },
      ]),
    ),
  ];
  expect(ofType("HowTo").length).toBeGreaterThan(5);
  const missing = dataItems.filter(({ page, words }) => !listWords(page).includes(plain(words)));
  expect(missing.map(({ page, words }) => `${page.address} does not say: ${words}`)).toEqual([]);
});

test("home declares the site search: an existing page with a field of the declared parameter", () => {
  const [site, ...others] = ofType("WebSite");
  expect(others).toEqual([]);
  expect(site?.page.address).toBe("/");
  const action = site?.data.potentialAction as { target: { urlTemplate: string } } | undefined;
  const address = new URL(action?.target.urlTemplate ?? "");
  expect(address.origin).toBe(new URL(configuredUrls.site).origin);
  expect([...address.searchParams]).toEqual([[searchParameter, "{search_term_string}"]]);
  const field = builtPages.find((page) => page.address === searchPath)?.root.querySelector('main input[type="search"]');
  expect([address.pathname, field?.getAttribute("name")]).toEqual([searchPath, searchParameter]);
});
