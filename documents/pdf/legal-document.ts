import { pdfCopy } from "#content/documents/pdf-copy.ts";
import type { LegalText } from "#content/legal/legal-texts.ts";
import { legalPageCopy } from "#content/legal/library/legal-page-copy.ts";
import {
  findErrata,
  findVersionNotice,
  formatVersionStatus,
  type LegalVersion,
} from "#content/legal/versions/legal-version.ts";
import { toSiteUrl } from "#content/site/site-map/links.ts";
import { resolveHref } from "#content/site/site-map/site-map.ts";
import type { InForceDate } from "#domain/legal/version-in-force.ts";
import { remember } from "#domain/site/remembered-results.ts";
import { convertHtmlToTypst } from "./html-to-typst.ts";
import { toTypstValue } from "./typst-string.ts";

/** Renders a version of a legal text in Typst, with the same content and order as its page. */
export function renderLegalDocument({ textPath }: Pick<LegalText, "textPath">, version: LegalVersion): string {
  const { title, inForce, summary, html } = version;
  const entries = findErrata(version);
  const doc = {
    title,
    edition: formatVersionStatus(version),
    author: pdfCopy.author,
    description: summary.join(" "),
    day: inForce === "pendiente" ? null : toDayNumbers(inForce),
    origin: toSiteUrl(textPath),
    page: pdfCopy.page,
    "in-short": pdfCopy.inShort,
    summary,
    notice: findVersionNotice(version) ?? null,
    errata: entries ? { title: legalPageCopy.errata.heading, note: legalPageCopy.errata.note, entries } : null,
    contents: pdfCopy.contents,
  };
  const addresses = [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = ""]) => resolveAddress(href));
  const body = remember(JSON.stringify(["typst", html, addresses]), () => convertHtmlToTypst(html, { resolveAddress }));
  return `#show: legal.with(${toTypstValue(doc)})\n\n${body}`;
}

/** Gets the absolute address of a link. */
function resolveAddress(href: string): string {
  const isPage = href.startsWith("/") && !href.startsWith("/documentos/");
  return toSiteUrl(isPage ? resolveHref(href as `/${string}`) : href);
}

/** Year, month and day; the first day if only the month is known. */
function toDayNumbers(inForce: InForceDate): number[] {
  const [year = 0, month = 1, day = 1] = inForce.split("-").map(Number);
  return [year, month, day];
}
