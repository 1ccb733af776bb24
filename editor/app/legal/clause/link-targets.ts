import { toLegalPlainText } from "#domain/legal/legal-plain-text.ts";
import type { Menu } from "#editor/api/api.ts";
import { listClausesWithRendering } from "#editor/api/legal-text-parts.ts";
import type { ClauseLink, LinkOption, OpenLegalText } from "#editor/api/requests/legal-text-api.ts";

export type LinkTarget = LinkOption & {
  /** Text of the link if nothing is selected; may contain facts such as `{{ley}}`. */
  linkText: string;
  /** Note shown in the list instead of the address. */
  note?: string;
};

/**
 * Lists the possible targets of a link: clauses of the text, laws and authorities (facts with a link), pages of the
 * site, and clauses of other texts.
 *
 * @param otherClauses - the clauses of other texts.
 */
export function listLinkTargets(
  text: Pick<OpenLegalText, "data" | "renderings" | "publishedKeys" | "pages">,
  facts: Menu["facts"],
  otherClauses: readonly ClauseLink[],
): LinkTarget[] {
  const linkedFacts = Object.entries(facts).filter(([name]) => facts[`${name}.enlace`] !== undefined);
  return [
    ...listClausesWithRendering(text).map(({ number, title, id }) => ({
      label: `${number} ${toLegalPlainText(title, facts)}`,
      href: `#${id}`,
      linkText: title,
    })),
    ...linkedFacts.map(([name, { value }]) => ({
      label: value,
      href: `{{${name}.enlace}}`,
      linkText: `{{${name}}}`,
      note: facts[`${name}.enlace`]?.value ?? "",
    })),
    ...text.pages.map((page) => ({ ...page, linkText: page.label })),
    ...otherClauses.map(({ linkText, textTitle, ...link }) => ({ ...link, linkText, note: textTitle })),
  ];
}
