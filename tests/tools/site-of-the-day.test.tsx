// @vitest-environment jsdom
import { parse } from "node-html-parser";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, inject, test, vi } from "vitest";
import { planRows } from "#content/plans/plan-rows.ts";
import { buildPromotionNumberPath } from "#content/registry/registry.ts";
import { promotionRegistryNumbers } from "#content/registry/registry-rows.ts";
import type { Offer } from "#domain/plans/offer.ts";
import type { PlanId } from "#domain/plans/plan.ts";
import { getText, hydrateTool } from "../support/browser/hydrated-tool.ts";

const { isFullSize } = inject("testRun");
const promotionsFile = "#content/data/promotions.ts";
const noticesFile = "#content/data/notices.ts";
const current = { from: "2025-01-01", to: "2999-12-31" };
const over = { from: "2025-01-01", to: "2025-12-31" };

/** Matches texts that only appear with an offer: its prices, its gigabytes, its term. */
const offered =
  /\$(280|400|680|1,440)\b|\b(30|90) GB\b|(tu|datos del) primer mes\b|primeros 6 meses|20% menos (al|los|durante) /;

/** Matches pages that depend on the request or its response. */
const onRequest = /@|\/(_componentes|_error|desuscribir-email|formulario)\//;

const pageFiles = import.meta.glob<{ Page: ComponentType }>("/src/pages/**/+Page.server.tsx");

// Each test loads the whole site again, which is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

afterEach(() => {
  for (const file of [promotionsFile, noticesFile]) vi.doUnmock(file);
});

type SiteOptions = {
  /** Matches the page files to load; all if undefined. */
  wanted?: RegExp;
  /** Adds a promotion and a notice that are visible from this day on; none if undefined. */
  visibleFrom?: string;
};

type Days = { from: string; to: string };
type Row = { slug: string; name: string; folio?: number; offer?: Offer; period: object };
type OfferRow = Row & { offer: Offer };

/** Reloads the site's modules with these offers instead of the real ones, and renders its pages. */
async function siteWith(
  change: (row: OfferRow) => readonly OfferRow[],
  { wanted = /./, visibleFrom }: SiteOptions = {},
) {
  vi.resetModules();
  vi.doMock(promotionsFile, async (original) => {
    const { data } = await original<{ data: readonly Row[] }>();
    const rows = data.flatMap((row): readonly Row[] => (row.offer ? change({ ...row, offer: row.offer }) : [row]));
    return { data: visibleFrom === undefined ? rows : addPromotion(rows, visibleFrom) };
  });
  if (visibleFrom !== undefined) addNotice(visibleFrom);
  const { plans } = await import("#content/plans/plans.ts");
  const { registryFactSheets, registryIndexDocuments } = await import(
    "#content/registry/documents/registry-documents.ts"
  );
  const { registryEntries } = await import("#content/registry/registry.ts");
  const { buildRegistryJson } = await import("#content/registry/documents/registry-json.ts");
  const { RegistryPage } = await import("#pages/_templates/registry/registry-page.tsx");
  const { llmsCopy } = await import("#content/site/llms.ts");
  const { sitePages } = await import("#content/site/site-map/site-map.ts");
  const { listSearchTopics } = await import("#content/site/search/search-page.ts");
  const { listOtherPageGroups } = await import("#content/site/site-map/site-index.ts");
  const pages = new Map<string, string>();
  for (const [file, load] of Object.entries(pageFiles)) {
    if (!wanted.test(file) || onRequest.test(file)) continue;
    const { Page } = await load();
    pages.set(file.replace(/^\/src\/pages(.*)\/\+Page.server.tsx$/, "$1"), renderToString(<Page />));
  }
  for (const entry of registryEntries) pages.set(entry.path, renderToString(<RegistryPage entry={entry} />));
  const lists = [registryIndexDocuments, listSearchTopics(), listOtherPageGroups()];
  return {
    plans,
    pages,
    registryEntries,
    registryFactSheets,
    registryJson: buildRegistryJson,
    llms: llmsCopy,
    sitePages,
    lists,
  };
}

const newName = "Kikirikis";
const newFolio = promotionRegistryNumbers[0] ?? 0;

function addPromotion(rows: readonly Row[], visibleFrom: string): readonly Row[] {
  const promotion = {
    ...{ slug: newName.toLowerCase(), name: newName, terms: { kind: "porting", percent: 7, months: 3 } },
    ...{
      period: { kind: "dates", from: "2999-11-01", to: "2999-11-02" },
      visibleFrom,
      folio: newFolio,
      shownOn: ["registry"],
    },
  };
  return [promotion, ...rows.filter(({ folio }) => folio !== newFolio)];
}

function addNotice(visibleFrom: string): void {
  vi.doMock(noticesFile, () => ({
    data: [{ date: "2999-11-01", visibleFrom, title: `${newName} para todos`, text: [`Llegan los ${newName}.`] }],
  }));
}

type Site = Awaited<ReturnType<typeof siteWith>>;
const onDays = (days: Days) => ({ period: { kind: "dates", ...days } });
const withDays = (days: Days, options?: SiteOptions) => siteWith((row) => [{ ...row, ...onDays(days) }], options);
/** Joins all rendered text of the site. */
const listAll = ({ pages, registryJson, ...rest }: Site) =>
  JSON.stringify([rest, registryJson("2026-11-22"), ...pages.values()]);
const sellingPages = /\/(index|membresias)\//;

const knownWords = new Map<string, string>();

function listWords(html: string): string {
  const known = knownWords.get(html);
  if (known !== undefined) return known;
  const root = parse(html);
  for (const element of root.querySelectorAll("script, svg")) element.remove();
  const words = root.structuredText.replaceAll(/\s+/g, " ");
  knownWords.set(html, words);
  return words;
}

function pricesForSearchEngines(html: string): number[][] {
  return parse(html)
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap(({ text }) => JSON.parse(text) as { "@type": string; offers: { price: number }[] })
    .filter((data) => data["@type"] === "Product")
    .map(({ offers }) => offers.map(({ price }) => price));
}

const isOfPromotion = (site: Site, path: string) =>
  site.registryEntries.some((entry) => entry.kind === "promotion" && entry.path === path);

const findPagesWithOffer = (site: Site) =>
  [...site.pages]
    .filter(([path, html]) => !isOfPromotion(site, path) && offered.test(listWords(html)))
    .map(([path]) => path);

/** Joins all texts outside pages: documents, data files, llms.txt and descriptions. */
const elsewhere = ({ registryFactSheets, registryEntries, registryJson, llms, sitePages }: Site) =>
  JSON.stringify([
    registryFactSheets.filter(({ id }) => registryEntries.find((entry) => entry.id === id)?.kind === "membership"),
    registryJson("2026-11-22").entries.filter(({ kind }) => kind === "membership"),
    llms.facts,
    sitePages.filter(({ path }) => !path.startsWith("/registro-promociones/")),
  ]).replaceAll("\u00a0", " ");

// Only the nightly run loads the whole site with offers; the gate's built site has its own day's offers.
if (isFullSize)
  test("on a day with an offer, every price shows it, and new rows are in lists, documents and pages", async () => {
    const site = await withDays(current, { visibleFrom: "2026-01-01" });
    expect(listAll(site)).toContain("/registro-promociones/kikirikis");
    expect(site.pages.get("/avisos")).toContain("Llegan los Kikirikis.");
    // The option for the home page is not set, which affects only that page.
    for (const path of ["/registro-membresias", "/legal", "/mapa-del-sitio", buildPromotionNumberPath(newFolio)])
      expect(site.pages.get(path), path).toContain(newName);
    expect(site.pages.get("/index")).not.toContain(newName);
    expect(JSON.stringify(site.registryJson("2026-11-22"))).toContain(newName);
    expect(site.sitePages.find(({ path }) => path === "/registro-promociones/kikirikis")?.isIndexed).toBe(true);
    expect(findPagesWithOffer(site)).toEqual(
      expect.arrayContaining([
        "/index",
        "/membresias",
        "/portabilidad",
        "/esim",
        "/roaming-cobertura",
        "/preguntas-frecuentes",
        "/conocenos",
        "/regular-test",
        "/registro-tarifas-vigentes",
      ]),
    );
    for (const text of [
      "$280 los primeros 6 meses",
      "30 GB",
      '"portingPesos":680',
      "Al traer tu número pagas 20% menos",
    ])
      expect(elsewhere(site)).toContain(text);
    for (const path of ["/membresias", "/registro-tarifas-vigentes"])
      expect(pricesForSearchEngines(site.pages.get(path) ?? "")).toEqual([
        [350, 280],
        [500, 400],
        [850, 680],
        [1800, 1440],
      ]);
    expect(listWords(site.pages.get("/index") ?? "")).toContain(
      "Vigencia: del 1 de enero de 2025 al 31 de diciembre de 2999.",
    );
  });

test("on a day without an offer, no page, document or description has an offer or a future row", async () => {
  const site = await withDays(over, { visibleFrom: "2999-10-01" });
  expect(listAll(site)).not.toMatch(/kikirikis/i);
  expect(findPagesWithOffer(site)).toEqual([]);
  expect(elsewhere(site)).not.toMatch(offered);
  expect(elsewhere(site)).toContain('"portingPesos":null,"portingMonths":null');
  for (const path of ["/membresias", "/registro-tarifas-vigentes"])
    expect(pricesForSearchEngines(site.pages.get(path) ?? "")).toEqual([[350], [500], [850], [1800]]);
  for (const path of ["/index", "/membresias", "/regular-test", "/registro-tarifas-vigentes"])
    for (const price of ["$350", "$500", "$850", "$1,800"])
      expect(listWords(site.pages.get(path) ?? ""), path).toContain(price);
  for (const path of ["/index", "/membresias"])
    expect(listWords(site.pages.get(path) ?? ""), path).toContain("Hoy no hay una promoción al traer tu número");
  expect([...site.pages.values()].map(listWords).join(" ")).not.toMatch(/undefined|NaN|null/);
});

test("without an offer the tools do not ask about it and calculate with the regular price", async () => {
  const site = await withDays(over, { wanted: sellingPages });
  const { Page } = await import("#pages/membresias/+Page.server.tsx");
  const { PlanCost } = await import("#features/plan-cost/plan-cost.tsx");
  const tool = await hydrateTool(<Page />, "plan-cost", PlanCost);
  const community = site.plans.find(({ id }) => id === "community");
  expect(community?.promoPesos).toBeUndefined();
  // 6 × $500 and 6 × 60 GB.
  for (const text of ["$3,000 en total", "6 meses de $500", "360 GB"]) expect(getText(tool)).toContain(text);
  for (const text of ["¿Traes tu número?", "ahorra", "con descuento", "promoción"])
    expect(getText(tool)).not.toContain(text);
});

if (isFullSize)
  test("another offer changes the current offer, but no page or document of a past promotion", async () => {
    const before = await withDays(current, { wanted: sellingPages });
    const pesos = Object.fromEntries(
      planRows.map(({ id, regularPesos }) => [id, Math.round(regularPesos * 0.7)]),
    ) as Record<PlanId, number>;
    const after = await siteWith(
      (row) => [{ ...row, ...onDays(current), offer: { porting: { percent: 30, months: 3, pesos } } }],
      { wanted: sellingPages },
    );
    expect(listWords(after.pages.get("/index") ?? "")).toContain("30% menos los primeros 3 meses");
    expect(listWords(after.pages.get("/membresias") ?? "")).toContain("$1,260");
    const past = before.registryEntries.filter(({ kind }) => kind === "promotion");
    expect(past.length).toBeGreaterThan(40);
    for (const { id, path } of past) {
      expect(after.pages.get(path), path).toBe(before.pages.get(path));
      const getSheet = ({ registryFactSheets }: Site) => registryFactSheets.find((sheet) => sheet.id === id);
      expect(getSheet(after), id).toEqual(getSheet(before));
    }
  });

test("two offers with a common future day stop the build, with the day, the offers and their files", async () => {
  const two = siteWith((row) => [
    { ...row, ...{ slug: "una", name: "Una" }, ...onDays(current) },
    { ...row, ...{ slug: "otra", name: "Otra" }, ...onDays({ from: "2999-12-24", to: "2999-12-31" }) },
  ]);
  await expect(two).rejects.toThrow(
    /^El 24\sde diciembre de 2999 hay dos ofertas, «Una» y «Otra», .* en Promociones\.$/,
  );
});
