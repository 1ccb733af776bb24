/** The search engine; it loads with the index, once the search is used. */
import { type MarkedPart, markedParts } from "#domain/marked-text.ts";
import { createSiteSearch, type SearchIndex, type SearchKind } from "#domain/site-search.ts";

/** Between the names of the pages that a result is in. */
const inside = " › ";

export type ShownResult = {
  href: string;
  kind: SearchKind;
  trail: string;
  title: readonly MarkedPart[];
  text: readonly MarkedPart[];
};

/** @throws {TypeError} if what was loaded is not an index. */
export async function searchEngine(index: SearchIndex): Promise<(written: string) => ShownResult[]> {
  const search = await createSiteSearch(index);
  return (written) =>
    search(written).map(({ href, kind, trail, title, text, stems }) => ({
      href,
      kind,
      trail: trail.join(inside),
      title: markedParts(title, stems),
      text: markedParts(text, stems),
    }));
}
