/** The library of `/legal`: groups of links, and the list 'Datos Patrocinados'. */
import { createDocumentLinks } from "#content/documents/document-viewer.ts";
import { findLegalDocument } from "#content/documents/own-documents.ts";
import { zeroRatedSection } from "#content/legal/facts/zero-rated.ts";
import { findLegalText, type LegalText } from "#content/legal/legal-texts.ts";
import { formatVersionWithDate } from "#content/legal/versions/legal-version.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import { isPartShown } from "#content/site/samples/hidden-parts.ts";
import { getNavLabel, requirePage, resolveHref } from "#content/site/site-map/site-map.ts";
import { findVersionInForce } from "#domain/legal/version-in-force.ts";
import type { LegalEntry } from "./legal-link-model.ts";
import { serviceLinkGroups } from "./legal-links-service.ts";
import { legalTextLinkGroups } from "./legal-links-texts.ts";

export type LegalLink = {
  label: string;
  detail?: string | undefined;
  /** Additional search words for the filter; not shown. */
  asked?: string | undefined;
  href: string;
  kind: "page" | "pdf" | "external";
};

export type LibraryGroup = {
  id: string;
  title: string;
  lists: readonly { title?: string | undefined; links: readonly LegalLink[] }[];
};

export const legalLibrary: readonly LibraryGroup[] = [...legalTextLinkGroups, ...serviceLinkGroups].map(
  ({ id, title, lists }) => ({
    id,
    title,
    lists: lists.map((list) => ({ title: list.title, links: list.entries.map(createLink) })),
  }),
);

/** The lists of 'Datos Patrocinados'; empty if the operator hides them. */
export const sponsoredDataLists: LibraryGroup["lists"] = isPartShown("datos-patrocinados")
  ? zeroRatedSection.lists.map(({ title, links }) => ({
      title,
      links: links.map((link) => ({ ...link, kind: "external" as const })),
    }))
  : [];

function createLink(entry: LegalEntry): LegalLink {
  const { detail, asked } = entry;
  if ("href" in entry) return { label: entry.label, detail, asked, href: entry.href, kind: "external" };
  if ("pdf" in entry) {
    const text = findLegalText(entry.pdf);
    const version = findVersionInForce(text.versions, buildDay);
    const label = `${version.title}, en PDF`;
    return { label, detail: formatVersionWithDate(version), asked, href: findPdfHref(text), kind: "pdf" };
  }
  const href = resolveHref(entry.to);
  return { label: entry.label ?? getNavLabel(requirePage(removeHash(href))), detail, asked, href, kind: "page" };
}

export function findPdfHref(text: LegalText): string {
  return createDocumentLinks(findLegalDocument(text), findVersionInForce(text.versions, buildDay).title).openHref;
}

function removeHash(href: string): string {
  return href.split("#")[0] ?? href;
}
