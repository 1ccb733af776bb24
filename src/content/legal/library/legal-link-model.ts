import type { LegalTextId } from "#content/legal/legal-texts.ts";
import type { SitePath } from "#content/site/site-map/site-page.ts";

/** Texts of a link; `asked` has everyday words for legal terms, which are searched but not shown. */
type LinkCopy = { label?: string; detail?: string; asked?: string };

/** A link to a page of the site, to the PDF of a legal text, or to an external address. */
export type LegalEntry = LinkCopy & ({ to: SitePath } | { pdf: LegalTextId } | { label: string; href: string });

export type LegalGroup = {
  /** The group's anchor. */
  id: string;
  title: string;
  lists: readonly { title?: string; entries: readonly LegalEntry[] }[];
};
