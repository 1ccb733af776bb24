/** Rows of links to pages of this site and to other sites. */
import { resolveHref } from "./site-map.ts";
import type { SitePath } from "./site-page.ts";

type LinkRow = { label: string; text: string } & ({ to: SitePath } | { href: string });

/** Keeps the external rows and the rows whose page is published, and adds their addresses. */
export function resolveLinkRows(rows: readonly LinkRow[]) {
  return rows.flatMap((row) => {
    const { label, text } = row;
    if ("href" in row) return [{ label, text, href: row.href, isExternal: true }];
    const href = resolveHref(row.to);
    return href ? [{ label, text, href, isExternal: false }] : [];
  });
}
