import type { PageContext } from "vike/types";
import { legalFeed } from "#content/legal/library/legal-feed-copy.ts";
import { notFoundCopy } from "#content/pages/not-found-page.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import { brandName } from "#content/site/operator/operator.ts";
import { structuredDataSiteId } from "#content/site/operator/organization.ts";
import {
  buildShareCard,
  buildShareImageAddress,
  formatShareImageAlt,
  shareImageSize,
} from "#content/site/share-card.ts";
import { toSiteUrl } from "#content/site/site-map/links.ts";
import { formatDocumentTitle, requirePage } from "#content/site/site-map/site-map.ts";
import type { SitePage } from "#content/site/site-map/site-page.ts";
import { buildWebPage } from "#domain/site/structured-data.ts";

export type Metadata = {
  title: string;
  description: string;
  /** Path of the page's canonical URL; absent if search engines should not index it. */
  canonical?: string;
  /** The page's feed, for feed readers. */
  feed?: { title: string; path: string };
  /** Open Graph data, with absolute URLs; absent if the page has no URL to share. */
  share?: ShareMetadata;
  /** Structured data about the whole page. */
  data?: ReturnType<typeof buildWebPage>;
};

export type ShareMetadata = {
  url: string;
  siteName: string;
  image: { url: string; type: "image/png"; width: number; height: number; alt: string };
};

/** The component gallery: built for development and tests only, so it is not in the site map. */
export const galleryPage = {
  path: "/_componentes",
  title: "Componentes",
  description: "Cada pieza del sitio en cada estado.",
};

export function createMetadata({ is404, urlPathname }: Pick<PageContext, "is404" | "urlPathname">): Metadata {
  if (is404) {
    return {
      title: formatDocumentTitle({ path: "/404", title: notFoundCopy.documentTitle }),
      description: notFoundCopy.description,
    };
  }
  if (urlPathname === galleryPage.path) return { ...galleryPage, title: formatDocumentTitle(galleryPage) };
  const page = requirePage(urlPathname);
  const baseMetadata = {
    title: formatDocumentTitle(page),
    description: page.description,
    share: createShareMetadata(page),
  };
  if (!page.isIndexed) return baseMetadata;
  const canonical = page.canonical ?? page.path;
  return {
    ...baseMetadata,
    canonical,
    ...((page.path === "/legal" || page.lists.includes("legal")) && { feed: legalFeed }),
    ...(canonical === page.path && { data: buildStructuredData(page, baseMetadata.share) }),
  };
}

function createShareMetadata(page: SitePage): ShareMetadata {
  const card = buildShareCard(page.path);
  return {
    url: toSiteUrl(page.canonical ?? page.path),
    siteName: brandName,
    image: {
      url: toSiteUrl(buildShareImageAddress(card)),
      type: "image/png",
      ...shareImageSize,
      alt: formatShareImageAlt(card),
    },
  };
}

function buildStructuredData(
  { path, title, description }: SitePage,
  { url, image }: ShareMetadata,
): ReturnType<typeof buildWebPage> {
  return buildWebPage({
    url,
    siteId: structuredDataSiteId,
    name: title,
    description,
    // scripts/build/set-page-dates.ts replaces or removes this date once the texts of all pages are known.
    changedOn: buildDay,
    imageUrl: image.url,
    hasBreadcrumbs: path !== "/",
  });
}
