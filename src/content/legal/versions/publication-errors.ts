/** Errors that prevent publication whatever reason staff give, because a published legal text never changes. */
import { parse } from "node-html-parser";
import { legalTexts } from "#content/legal/legal-texts.ts";
import { isReservedAnchor } from "#content/legal/library/legal-page-copy.ts";
import { findSummaryErrors } from "#content/legal/summary-errors.ts";
import { sitePages } from "#content/site/site-map/site-map.ts";
import { hasMinimumWords, readClauseTexts } from "#domain/legal/clause-texts.ts";
import { findHardcodedFacts } from "#domain/legal/hardcoded-facts.ts";
import type { LegalFacts } from "#domain/legal/resolve-fact-names.ts";
import type { LegalVersion } from "./legal-version.ts";

/** The fact with the version number of the only text that states its own version in a clause. */
const versionFactName = "codigo-trafico.version";

/**
 * Lists, in Spanish, what must be corrected in a draft before it is published.
 *
 * @param source - the draft's Markdown.
 */
export function listPublicationErrors(source: string, draft: LegalVersion, facts: LegalFacts): string[] {
  const statedVersion = facts[versionFactName];
  return [
    ...findHardcodedFacts(source).map(
      ({ factText, kindLabel, line }) =>
        `línea ${line}: «${factText}» es ${kindLabel} que está a mano: nombra su dato, como {{plazo.paquete}}`,
    ),
    ...findSummaryErrors(draft.summary).map((error) => `«En corto»: ${error}`),
    ...(source.includes(`{{${versionFactName}}}`) && statedVersion !== draft.version
      ? [
          `el texto dice que es la versión ${statedVersion}, y es la ${draft.version}: cambia «Versión del código», y su mes, en «Plazos y montos de los textos legales»`,
        ]
      : []),
    ...readClauseTexts(draft.html).flatMap((clause) => [
      ...(hasMinimumWords(clause) ? [] : [`#${clause.id}: escribe al menos seis palabras`]),
      ...(isReservedAnchor(clause.id) ? [`#${clause.id}: la página ya usa esa dirección: elige otra`] : []),
    ]),
    ...listLinkErrors(draft.html),
  ];
}

/** Checks links within the text, to pages, and to clauses of other texts; anchors of other pages are not known here. */
function listLinkErrors(html: string): string[] {
  const links = parse(html).querySelectorAll("a[href]");
  return [...new Set(links.map((link) => link.getAttribute("href") ?? ""))].flatMap((href) => {
    const [path = "", anchor] = href.split("#");
    if (path !== "" && !path.startsWith("/")) return [];
    if (path !== "" && !sitePages.some((page) => page.path === path)) return [`enlaza a ${path}, que no existe`];
    const targetHtml = path === "" ? html : legalTexts.find(({ textPath }) => textPath === path)?.versions[0].html;
    if (anchor === undefined || targetHtml === undefined || listIds(targetHtml).includes(anchor)) return [];
    return [`enlaza a ${href}, que no existe`];
  });
}

const listIds = (html: string) =>
  parse(html)
    .querySelectorAll("[id]")
    .map(({ id }) => id);
