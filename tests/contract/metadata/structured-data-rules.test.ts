/**
 * Checks the structured data of built pages against schema.org's vocabulary and the rules for what Google shows.
 */
import Validator from "@adobe/structured-data-validator";
import { expect, test } from "vitest";
import { structuredDataSiteId } from "#content/site/operator/organization.ts";
import { configuredUrls } from "#content/site/site-map/links.ts";
import { listIndexedPages } from "#content/site/site-map/site-map.ts";
import { findBrokenLinkReason } from "../support/built-site.ts";
import { allStructuredData, type StructuredDataNode } from "../support/page-data.ts";
import { buildSchemaVocabulary } from "../support/schema-vocabulary.ts";

/** Properties that Google recommends but the site cannot provide, by type. */
const unknowable: Readonly<Record<string, readonly string[]>> = {
  Product: [
    // The site has no reviews by buyers, and the regular prices have no end date.
    ...["aggregateRating", "review", "priceValidUntil"],
    // The operator has not given this value yet.
    "sku",
    // Prices are the same for everyone, without a membership programme.
    "valueReference",
    // These properties are for manufactured and shipped products.
    ..."audience color hasCertification inProductGroupWithID isVariantOf material mpn pattern size subjectOf".split(
      " ",
    ),
    ..."gtin gtin8 gtin12 gtin13 gtin14 isbn hasMerchantReturnPolicy shippingDetails".split(" "),
  ],
  // These properties are for recipes; our steps are only text.
  HowTo: ["image", "itemListElement", "url", "video"],
};

const validator = new Validator(buildSchemaVocabulary());
const listIssues = (data: StructuredDataNode) =>
  validator.validate({ jsonld: { [data["@type"]]: [structuredClone(data)] } });

test("every page's data follow schema.org's vocabulary and have the properties that Google requires", async () => {
  const foreign = allStructuredData.filter(({ data }) => data["@context"] !== "https://schema.org");
  expect(foreign.map(({ page }) => page.address)).toEqual([]);
  const findings = await Promise.all(
    allStructuredData.map(async ({ page, data }) => {
      const issues = await listIssues(data);
      const own = issues.filter(
        ({ severity, errorType, rootType, fieldNames = [] }) =>
          severity === "ERROR" ||
          errorType === "schemaOrg" ||
          !fieldNames.every((name) => unknowable[rootType]?.includes(name)),
      );
      return own.map(({ rootType, issueMessage }) => `${page.address}: ${rootType}: ${issueMessage}`);
    }),
  );
  expect([...new Set(findings.flat())]).toEqual([]);
});

test("the validator finds an unknown property, an unknown type and an offer without a price", async () => {
  const product = { "@type": "Product", name: "x", image: "https://wim.example/x.png", color: "azul" };
  const offer = { "@type": "Offer", priceCurrency: "MXN", colour: "azul" };
  const messages = (await listIssues({ ...product, offers: [offer] }))
    .map(({ issueMessage }) => issueMessage)
    .join("\n");
  expect(messages).toContain('Property "colour" for type "Offer"');
  expect(messages).toMatch(/"price" is missing/);
  expect((await listIssues({ "@type": "Membership" }))[0]?.issueMessage).toContain('"Membership" is not a valid');
});

test("every indexed page states its address and its site", () => {
  for (const { path } of listIndexedPages()) {
    const pageData = allStructuredData.filter(({ page, data }) => page.address === path && data["@type"] === "WebPage");
    const url = new URL(path, configuredUrls.site).href;
    expect(
      pageData.map(({ data }) => data),
      path,
    ).toEqual([expect.objectContaining({ "@id": url, url, isPartOf: { "@id": structuredDataSiteId } })]);
  }
});

/** Lists all data objects, at any depth. */
function inside(value: unknown): StructuredDataNode[] {
  if (typeof value !== "object" || value === null) return [];
  const parts = Object.values(value).flatMap(inside);
  return Array.isArray(value) ? parts : [value as StructuredDataNode, ...parts];
}

test("every reference by id has a target, and one id never describes two things", () => {
  const pageData = new Map<string, string>();
  for (const { page, data } of allStructuredData) {
    const id = data["@id"];
    if (!id) continue;
    const same = JSON.stringify(data);
    expect(pageData.get(id) ?? same, `${page.address} describes ${id} differently from another page`).toBe(same);
    pageData.set(id, same);
  }
  const references = allStructuredData.flatMap(({ page, data }) =>
    inside(data)
      .filter((part) => Object.keys(part).join() === "@id")
      .map((part) => ({ page, id: part["@id"] ?? "" })),
  );
  expect(references.length).toBeGreaterThan(100);
  const lost = references.filter(({ id }) => !pageData.has(id));
  expect(lost.map(({ page, id }) => `${page.address} refers to ${id}, which no page defines`)).toEqual([]);
});

test("every address of this site in the data exists", () => {
  const namedPaths = allStructuredData.flatMap(({ page, data }) =>
    inside(data).flatMap((part) =>
      ["url", "item", "logo", "image"]
        .map((property) => part[property])
        .filter((value) => typeof value === "string")
        .map((url) => ({ page, url: new URL(url) })),
    ),
  );
  const ours = namedPaths.filter(({ url }) => url.origin === new URL(configuredUrls.site).origin);
  const broken = ours.filter(({ page, url }) => findBrokenLinkReason(url.pathname, page) !== undefined);
  expect(ours.length).toBeGreaterThan(100);
  expect(broken.map(({ page, url }) => `${page.address} names ${url.href}`)).toEqual([]);
});
