import type { PageContext } from "vike/types";
import { legalFeed } from "#content/legal-feed.ts";
import { notFound } from "#content/not-found.ts";
import { documentTitle, pageAt } from "#content/site-map.ts";

export type Metadata = {
  title: string;
  description: string;
  /** Path of the page's one true address; absent where search engines have no business. */
  canonical?: string;
  /** Where a reader of feeds learns of changes. */
  feed?: { title: string; path: string };
};

/** Built for development and tests only, so the site map does not know it. */
export const gallery = {
  path: "/_componentes",
  title: "Componentes",
  description: "Cada pieza del sitio en cada estado.",
};

/** What the head of a page says of it. */
export function metadataOf({ is404, urlPathname }: Pick<PageContext, "is404" | "urlPathname">): Metadata {
  if (is404) {
    return { title: documentTitle({ path: "/404", title: notFound.documentTitle }), description: notFound.description };
  }
  if (urlPathname === gallery.path) return { ...gallery, title: documentTitle(gallery) };
  const page = pageAt(urlPathname);
  return {
    title: documentTitle(page),
    description: page.description,
    ...(page.indexed && { canonical: page.canonical ?? page.path }),
    ...((page.path === "/legal" || page.lists.includes("legal")) && { feed: legalFeed }),
  };
}
