/** Rows of links to pages of this site and to other sites. */
import { resolveHref } from "./site-map.ts";
import type { SitePath } from "./site-page.ts";

type LinkRow = { label: string; text: string } & ({ to: SitePath } | { href: string });

/** Adds the addresses of the rows. */
export function resolveLinkRows(rows: readonly LinkRow[]) {
  return rows.map(({ label, text, ...address }) => {
    const isExternal = "href" in address;
    return { label, text, href: isExternal ? address.href : resolveHref(address.to), isExternal };
  });
}
