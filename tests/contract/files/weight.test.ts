import { extname } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { coverageMapSources } from "#content/coverage/coverage-page.ts";
import { promotionSection } from "#content/promotions/promotion-cards.ts";
import { simPath } from "#content/sim/sim-progress.ts";
import { planIds } from "#domain/plans/plan.ts";
import type { EnhancedIslandName } from "#layout/islands/island-name.ts";
import { config } from "#platform/config/config.ts";
import { budgets } from "../support/budgets.ts";
import {
  builtFileAddresses,
  builtPages,
  findBuiltPage,
  findModuleName,
  getFileAddress,
  measureTransferBytes,
  readBuiltBytes,
  readBuiltText,
  sumTransferBytes,
} from "../support/built-site.ts";
import {
  addStaticImports,
  listConversationScripts,
  listIslandScripts,
  listPageIslands,
  listPageScripts,
  listReachableScripts,
  listScriptsBeforeScrolling,
  listUsualScripts,
  listVitalsScripts,
} from "../support/scripts.ts";

const chat: EnhancedIslandName = "help-widget";

const home = findBuiltPage("/");
const fonts = builtFileAddresses.filter((file) => file.endsWith(".woff2"));
const listStylesheets = ({ root }: typeof home) =>
  root.querySelectorAll("link[rel=stylesheet]").map((link) => link.getAttribute("href") ?? "");

/** Lists files, heaviest first, for error messages. */
const formatList = (addresses: Iterable<string>) =>
  [...addresses]
    .sort((a, b) => measureTransferBytes(b) - measureTransferBytes(a))
    .map((address) => `\n${measureTransferBytes(address)} ${address} ${findModuleName(address)}`)
    .join("");

function expectAtMost(budget: number, addresses: Iterable<string>, message: string): void {
  const bytes = sumTransferBytes(addresses);
  if (bytes <= budget) return;
  expect.fail(`${message}: ${bytes} bytes, and the budget is ${budget}:${formatList(addresses)}`);
}

/** Lists the scripts that measure a visit's speed, which few visits request. */
function scriptsOfFewVisits(): string[] {
  const usual = listUsualScripts(home);
  return [...addStaticImports(listVitalsScripts(home))].filter((script) => !usual.has(script));
}

test(`the common script has at most ${budgets.commonScript} bytes; with the islands' script ${budgets.scriptToStart}`, () => {
  const scripts = listPageScripts(home);
  expectAtMost(budgets.commonScript, addStaticImports(scripts.slice(0, 1)), "import later what can wait");
  // The HTML names both scripts, so that neither waits for the other; importing a third script would delay the islands.
  expect([...addStaticImports(scripts)]).toEqual(scripts);
  expectAtMost(budgets.scriptToStart, scripts, "import later what can wait");
});

/** The coverage map has streets, borders and five overlays; its own limits are in bench/coverage. */
const map = "/mapa-de-cobertura";

test(`no page except the map requests more than ${budgets.scriptBeforeScrolling} bytes of script before scrolling`, () => {
  for (const page of builtPages.filter(({ address }) => address !== map)) {
    const scripts = listScriptsBeforeScrolling(page);
    expectAtMost(budgets.scriptBeforeScrolling, scripts, `${page.address}: import later what can wait`);
  }
});

test(`the coverage map's field for places loads less than ${budgets.placeSearch} bytes`, () => {
  const scripts = builtFileAddresses.filter((file) =>
    /\/workers\/(?:coverage\.worker|place-finder)\..+\.js$/.test(file),
  );
  expect(scripts).toHaveLength(2);
  expectAtMost(
    budgets.placeSearch - 1,
    [...addStaticImports(scripts), coverageMapSources.localitiesPath],
    "list fewer places, or pack them closer",
  );
});

test(`a page without islands requests at most ${budgets.scriptWithoutIsland} bytes of script, and most pages have none`, () => {
  const plain = builtPages.filter((page) => listPageIslands(page).length === 0);
  for (const page of plain)
    expectAtMost(budgets.scriptWithoutIsland, listUsualScripts(page), `${page.address}: import later what can wait`);
  expect(plain.length / builtPages.length).toBeGreaterThanOrEqual(budgets.pagesWithoutIsland);
});

test(`one script of at most ${budgets.visitMeasure} bytes measures a visit's speed, in few visits`, () => {
  const scripts = scriptsOfFewVisits();
  expect(scripts).toHaveLength(1);
  expectAtMost(budgets.visitMeasure, scripts, "import less");
});

test(`no page requests more than ${budgets.scriptOfPage} bytes of script while its islands hydrate; ${simPath} ${budgets.scriptOfSim}`, () => {
  // The scripts that measure speed and those of a conversation have their own budgets; islands do not request them.
  const ofFewVisits = scriptsOfFewVisits();
  for (const page of builtPages) {
    const apart = [...ofFewVisits, ...listConversationScripts(page)];
    const scripts = new Set([...listReachableScripts(page)].filter((script) => !apart.includes(script)));
    const budget =
      page.address === simPath
        ? budgets.scriptOfSim + countNewPlans() * budgets.membershipScript
        : budgets.scriptOfPage;
    expectAtMost(budget, scripts, `${page.address}: use a lighter part`);
  }
});

test(`a conversation that uses every tool adds at most ${budgets.conversation} bytes of script, only on its page`, () => {
  const talking = builtPages.filter((page) => listConversationScripts(page).length > 0);
  expect(talking.map(({ address }) => address)).toEqual(config.helpWidgetKey ? [] : ["/ayuda"]);
  for (const page of talking) {
    const scripts = listConversationScripts(page);
    console.info(`A conversation adds up to ${sumTransferBytes(scripts)} bytes of script.`);
    expectAtMost(budgets.conversation, scripts, `${page.address}: use a lighter part`);
  }
});

test(`the HTML of a page is at most ${budgets.html} bytes`, () => {
  const heavy = builtPages
    .map(({ address }) => ({ address, bytes: measureTransferBytes(getFileAddress(address)) }))
    .filter(({ bytes }) => bytes > budgets.html);
  expect(heavy).toEqual([]);
});

test("islands load no stylesheet, because the page already has their styles", () => {
  const late = [...new Set(builtPages.flatMap((page) => [...listReachableScripts(page)]))].filter((script) =>
    /["'`][^"'`]*\.css["'`]/.test(readBuiltText(script)),
  );
  expect(late.map((script) => `${script} loads a stylesheet`)).toEqual([]);
});

test("every script can be reached from a page", () => {
  const reached = new Set(builtPages.flatMap((page) => [...listReachableScripts(page)]));
  // The chat's button is in the table, but unused until the operator has a key for it.
  if (!config.helpWidgetKey) for (const script of listIslandScripts(chat)) reached.add(script);
  // Browsers request the service worker automatically.
  const lost = builtFileAddresses.filter((file) => file.endsWith(".js") && file !== "/sw.js" && !reached.has(file));
  expect(lost.map((file) => `no page ever asks for ${file}: leave it out of the build`)).toEqual([]);
});

test(`the fonts are at most ${budgets.fonts} bytes`, () => {
  expect(fonts.length).toBeGreaterThan(0);
  expectAtMost(budgets.fonts, fonts, "cut characters or axes in scripts/fonts.ts");
});

test("only the stylesheet and the fonts load before the first paint of a page, the text font on wide screens only", () => {
  const early = builtPages.flatMap((page) => [
    ...page.root
      .querySelectorAll("link[rel=preload], link[rel=modulepreload], script[src]:not([type=module])")
      .filter((element) => !element.toString().includes("/bricolage-grotesque."))
      .filter((element) => !textFont.test(element.toString()))
      .map((element) => `${page.address}: ${element.toString()}`),
    ...listStylesheets(page)
      .filter((sheet) => readBuiltText(sheet).includes("@import"))
      .map((sheet) => `${page.address}: ${sheet} imports another one`),
  ]);
  expect(early).toEqual([]);
  for (const { address, html } of builtPages)
    for (const font of [titleFont, textFont]) expect(html.split(font), `${address}: ${font}`).toHaveLength(2);
});

/** The preload of the heading font, placed before the stylesheet so that both arrive together: docs/decisions/0035. */
const titleFont =
  /<link rel="preload" href="\/assets\/static\/bricolage-grotesque\.[^"]+" as="font" type="font\/woff2" crossorigin>(?=\s*<link rel="stylesheet")/;

/** The preload of the text font, as wide as in tokens.css: a page never changes its face within a visit. */
const textFont =
  /<link rel="preload" href="\/assets\/static\/figtree\.[^"]+" media="\(min-width: 48rem\)" as="font" type="font\/woff2" crossorigin>/;

/** Counts the memberships after the four of the specification. */
const countNewPlans = () => Math.max(0, planIds.length - 4);

function getStylesheetBudget(page: typeof home): number {
  const promotionStyle = page.root.querySelector(`#${promotionSection.id}`) ? budgets.promotionStyle : 0;
  const membershipStyle = countNewPlans() * budgets.membershipStyle;
  return (page === home ? budgets.stylesheetOfHome : budgets.stylesheet) + promotionStyle + membershipStyle;
}

test(`every page has one stylesheet, of at most ${budgets.stylesheet} bytes; home's ${budgets.stylesheetOfHome}`, () => {
  const violations = builtPages.flatMap((page) => {
    const sheets = listStylesheets(page);
    if (sheets.length !== 1)
      return [`${page.address} has ${sheets.length} stylesheets: the build merges them into one`];
    return sumTransferBytes(sheets) > getStylesheetBudget(page)
      ? [`${page.address}: ${formatList(sheets)}\n${lighterStylesheet}`]
      : [];
  });
  expect(violations).toEqual([]);
});

const lighterStylesheet =
  "Move a component or a variant that the page does not need out of its imports, or raise `stylesheet` in budgets.ts with a decision record.";

/** Selects a document's page pictures after the third, which a phone loads only when the visitor swipes to them. */
const laterPages = "li:nth-child(n + 4) img[src^='/documentos/']";

test(`a first visit is at most ${budgets.firstVisit} bytes with every island hydrated; home's ${budgets.firstVisitOfHome}`, () => {
  for (const page of builtPages) {
    const budget = page === home ? budgets.firstVisitOfHome : budgets.firstVisit;
    const pictures = page.root
      .querySelectorAll(`img[src]:not(${laterPages}), link[rel=icon]`)
      .map((element) => element.getAttribute("src") ?? element.getAttribute("href") ?? "");
    const visit = new Set([
      getFileAddress(page.address),
      ...listStylesheets(page),
      ...fonts,
      ...pictures,
      ...listReachableScripts(page),
    ]);
    for (const script of listConversationScripts(page)) visit.delete(script);
    expectAtMost(budget, visit, page.address);
  }
});

/** Text formats; files under 512 bytes are not worth compressing. */
const compressible = [".html", ".css", ".js", ".json", ".svg", ".xml", ".txt", ".webmanifest", ".kml"];

test("every text file has brotli and gzip versions with the same content", () => {
  const texts = builtFileAddresses.filter(
    (file) => compressible.includes(extname(file)) && readBuiltBytes(file).length > 512,
  );
  const violations = texts.flatMap((file) =>
    [
      { suffix: ".br", unpack: brotliDecompressSync },
      { suffix: ".gz", unpack: gunzipSync },
    ].flatMap(({ suffix, unpack }) => {
      if (!builtFileAddresses.includes(file + suffix)) return [`${file}${suffix} is missing`];
      return unpack(readBuiltBytes(file + suffix)).equals(readBuiltBytes(file))
        ? []
        : [`${file}${suffix} holds something else`];
    }),
  );
  expect(texts.length).toBeGreaterThan(0);
  expect(violations).toEqual([]);
});

test("the site contains nothing that only the build needs", () => {
  const strange = builtFileAddresses.filter(
    (file) => /\.(map|ts|tsx|md|env|sqlite)$/.test(file) || /\/\.(?!well-known)/.test(file),
  );
  const leaking = builtFileAddresses.filter(
    (file) => compressible.includes(extname(file)) && readBuiltText(file).includes(process.cwd()),
  );
  expect([...strange, ...leaking.map((file) => `${file} names a folder of this machine`)]).toEqual([]);
});
