/**
 * Every address of the site, once. A test holds it to the specification, another to the folders of `src/pages`.
 * To publish a page, write it and set `published`: its links appear wherever the site names it.
 */
import { helpPages } from "./site-map-help.ts";
import { legalPages } from "./site-map-legal.ts";
import { mainPages } from "./site-map-main.ts";
import { registryPages } from "./site-map-registry.ts";
import { type PageList, type SitePage, type SitePath, titleSuffix } from "./site-page.ts";

export const sitePages: readonly SitePage[] = [...mainPages, ...helpPages, ...legalPages, ...registryPages];

const byPath = new Map<string, SitePage>(sitePages.map((page) => [page.path, page]));

/** Decides whether a page counts as being there; {@link hasPublished} unless a test wants to see all. */
export type IsPublished = (page: SitePage) => boolean;

export const hasPublished: IsPublished = ({ published }) => published;

/** @throws {RangeError} if the site map has no such path. */
export function pageAt(path: string): SitePage {
  const page = byPath.get(path);
  if (!page) throw new RangeError(`no page at ${path}: src/content/site/site-map.ts has every address`);
  return page;
}

/**
 * The address for a link.
 *
 * @param to - a path of the site map, with an anchor or without.
 * @returns `to`, or undefined while its page is not there: leave the link out.
 * @throws {RangeError} if the site map has no such path.
 */
export function hrefTo(to: SitePath, isPublished: IsPublished = hasPublished): SitePath | undefined {
  const [path = to] = to.split("#");
  return isPublished(pageAt(path)) ? to : undefined;
}

/** The pages of a list that are there, in the order of the site map. */
export function listed(list: PageList, isPublished: IsPublished = hasPublished): SitePage[] {
  return sitePages.filter((page) => page.lists.includes(list) && isPublished(page));
}

/** The pages that search engines may keep, each under its one true address. */
export function indexedPages(isPublished: IsPublished = hasPublished): SitePage[] {
  return sitePages.filter((page) => isPublished(page) && page.indexed && !page.canonical);
}

/** What the document's head shows as title: home's stands alone, the others end in the brand's name. */
export function documentTitle({ path, title }: { path: string; title: string }): string {
  return path === "/" ? title : `${title}${titleSuffix}`;
}

/** What a list of links calls a page. */
export function navLabel({ nav, title }: Pick<SitePage, "nav" | "title">): string {
  return nav ?? title;
}

/** The way from home down to a page, itself last. */
export function trailTo(path: SitePath): SitePage[] {
  const page = pageAt(path);
  if (path === "/") return [page];
  return [...trailTo(page.parent ?? "/"), page];
}
