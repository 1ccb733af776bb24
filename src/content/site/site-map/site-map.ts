/**
 * The pages of the site, each listed once. One test checks the addresses against the specification, another against
 * `src/pages`.
 */
import { data } from "#content/data/pages.ts";
import { rowFacts } from "#content/facts/row-facts.ts";
import { ContentError, readData } from "#content/forms/read-data.ts";
import { pagesSchema } from "#content/forms/schemas/page-schema.ts";
import { fillFacts, fillParagraphs } from "#domain/text/facts/fact-references.ts";
import { siteAddresses } from "./site-addresses.ts";
import { type PageListName, type SitePage, type SitePath, titleSuffix, type UntitledPage } from "./site-page.ts";

const pagesFile = "src/content/data/pages.ts";
const pageRows = readData(pagesFile, pagesSchema, data);

const titledPages = siteAddresses.map(addTitle);

export const sitePages: readonly SitePage[] = titledPages.filter((page) => page !== undefined);

const pagesByPath = new Map<string, SitePage>(sitePages.map((page) => [page.path, page]));

const untitledAddresses = siteAddresses.filter((_page, index) => titledPages[index] === undefined);
const unknownRows = pageRows.filter(({ path }) => siteAddresses.every((page) => page.path !== path));
if (untitledAddresses.length + unknownRows.length > 0)
  throw new ContentError(
    [
      ...untitledAddresses.map(({ path }) => `${pagesFile}: falta la fila de «${path}»`),
      ...unknownRows.map(
        ({ path }) =>
          `${pagesFile}: sobra la fila de «${path}»: si la página es nueva, agrégala en src/content/site/site-map/pages/site-map-main.ts, -help.ts o -legal.ts`,
      ),
    ].join("\n"),
  );

/** Adds a page's title and description, with today's facts. @returns undefined if the data has no row for the page. */
function addTitle(page: UntitledPage): SitePage | undefined {
  const { title, description } = page;
  if (title && description) return { ...page, title, description };
  const row = pageRows.find(({ path }) => path === page.path);
  if (!row) return undefined;
  const [today = ""] = fillParagraphs([row.description, ...(row.withoutOffer ? [row.withoutOffer] : [])], rowFacts);
  return {
    ...page,
    title: fillFacts(row.title, rowFacts),
    ...(row.nav && { nav: fillFacts(row.nav, rowFacts) }),
    description: today,
    ...(row.asked && { asked: fillFacts(row.asked, rowFacts) }),
  };
}

/** @throws {RangeError} if the site map has no such path. */
export function requirePage(path: string): SitePage {
  const page = pagesByPath.get(path);
  if (!page) throw new RangeError(`no page at ${path}: src/content/site/site-map/site-map.ts has every address`);
  return page;
}

/**
 * Checks the target of a link.
 *
 * @param to - a path of the site map, with or without an anchor.
 * @returns `to`.
 * @throws {RangeError} if the site map has no such path.
 */
export function resolveHref(to: SitePath): SitePath {
  const [path = to] = to.split("#");
  requirePage(path);
  return to;
}

/**
 * Builds a link to a page of this site.
 *
 * @throws {RangeError} if the site map has no such path.
 */
export const buildPageLink = ({ label, to }: { label: string; to: SitePath }) => ({ label, href: resolveHref(to) });

/** Lists the pages of a list, in the order of the site map. */
export function listPages(list: PageListName): SitePage[] {
  return sitePages.filter((page) => page.lists.includes(list));
}

/** Lists the pages that search engines may index, each only under its canonical address. */
export function listIndexedPages(): SitePage[] {
  return sitePages.filter((page) => page.isIndexed && !page.canonical);
}

/** Formats a document's title, which ends in the brand's name except on the home page. */
export function formatDocumentTitle({ path, title }: { path: string; title: string }): string {
  return path === "/" ? title : `${title}${titleSuffix}`;
}

export function getNavLabel({ nav, title }: Pick<SitePage, "nav" | "title">): string {
  return nav ?? title;
}

/** Lists the pages from home down to the given page, inclusive. */
export function buildBreadcrumbs(path: SitePath): SitePage[] {
  const page = requirePage(path);
  if (path === "/") return [page];
  return [...buildBreadcrumbs(page.parent ?? "/"), page];
}
