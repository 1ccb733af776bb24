import { expect, test } from "vitest";
import { zeroRatedSection } from "#content/legal/facts/zero-rated.ts";
import { findLegalText, legalTexts } from "#content/legal/legal-texts.ts";
import { partnerLinks } from "#content/plans/benefits.ts";
import { promotions } from "#content/promotions/promotions.ts";
import { configuredUrls } from "#content/site/site-map/links.ts";
import { registryPages } from "#content/site/site-map/pages/site-map-registry.ts";
import { sitePages } from "#content/site/site-map/site-map.ts";
import { readClauseTexts } from "#domain/legal/clause-texts.ts";
import { legalLibrary, sponsoredDataLists } from "./legal-library.ts";

const links = legalLibrary.flatMap(({ lists }) => lists).flatMap((list) => list.links);
const hrefs = links.map(({ href }) => href);
const isReached = (path: string) => hrefs.some((href) => href === path || href.startsWith(`${path}#`));

test("the groups contain every page that the site map lists as legal", () => {
  const legal = sitePages.filter(({ lists }) => lists.some((list) => list === "legal"));
  expect(legal.length).toBeGreaterThan(15);
  expect(legal.filter(({ path }) => !isReached(path)).map(({ path }) => path)).toEqual([]);
});

test("every page of the registry is listed except the unlisted promotion", () => {
  const unlisted = promotions.filter(({ isUnlisted }) => isUnlisted);
  expect(unlisted).toHaveLength(1);
  const missing = registryPages.filter(({ path }) => !isReached(path)).map(({ path }) => path);
  expect(missing).toEqual(unlisted.map(({ slug }) => `/registro-promociones/${slug}`));
});

test("every legal text is listed as a PDF; rights, reports, invoices and each partner's terms are listed too", () => {
  expect(links.filter(({ kind }) => kind === "pdf")).toHaveLength(legalTexts.length);
  for (const path of [
    "/portabilidad",
    "/mapa-de-cobertura",
    "/ayuda",
    "/reportar-robo-equipo",
    "/emergencias-911",
    "/facturacion",
  ])
    expect(isReached(path), path).toBe(true);
  for (const href of [
    configuredUrls.charter,
    configuredUrls.regulatorTariffs,
    configuredUrls.invoicePortal,
    ...Object.values(partnerLinks).map(({ terms }) => terms),
  ])
    expect(hrefs).toContain(href);
});

test("no address or group name appears twice", () => {
  expect(hrefs.filter((href, index) => hrefs.indexOf(href) !== index)).toEqual([]);
  expect(new Set(legalLibrary.map(({ id }) => id)).size).toBe(legalLibrary.length);
  expect(new Set(legalLibrary.map(({ title }) => title)).size).toBe(legalLibrary.length);
});

test("sponsored data lists sites and both stores, and promises nothing while the list is a sample", () => {
  const [sites, stores] = sponsoredDataLists.map((list) => list.links.map(({ href }) => href));
  expect(sites?.length).toBeGreaterThan(0);
  expect(stores).toEqual([configuredUrls.playStore, configuredUrls.appStore]);
  const [code] = findLegalText("gestion-de-trafico").versions;
  const clause = readClauseTexts(code.html).find(({ id }) => id === zeroRatedSection.id);
  const messages = [zeroRatedSection.intro, ...(clause ? [clause.text] : [])];
  if (zeroRatedSection.isSample) for (const text of messages) expect(text).toMatch(/muestra|por confirmar/i);
});
