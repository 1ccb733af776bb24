/** What each page is called, and what results of a search say about it. Which pages there are: `site-addresses.ts`. */
import { data } from "#content/data/pages.ts";
import { rowFacts } from "#content/facts/row-facts.ts";
import { readData } from "#content/forms/read-data.ts";
import { pagesSchema } from "#content/forms/schemas/page-schema.ts";
import { filled, filledParagraphs } from "#domain/text/fact-gaps.ts";
import type { PageAddress, SitePage } from "./site-page.ts";

const file = "src/content/data/pages.ts";
const rows = readData(file, pagesSchema, data);

/** Addresses that have their words there. */
export const wordedPaths: readonly string[] = rows.map(({ path }) => path);

/**
 * A page with its words, with today's facts in them.
 *
 * @throws {RangeError} in Spanish, if nobody wrote them.
 */
export function withWords(page: PageAddress): SitePage {
  const { title, description } = page;
  return title && description ? { ...page, title, description } : { ...page, ...wordsOf(page.path) };
}

function wordsOf(path: string): Pick<SitePage, "title" | "description" | "nav" | "asked"> {
  const row = rows.find((each) => each.path === path);
  if (!row) throw new RangeError(`${file}: falta la fila de «${path}»`);
  const { title, nav, description, withoutOffer, asked } = row;
  const [today = ""] = filledParagraphs([description, ...(withoutOffer ? [withoutOffer] : [])], rowFacts);
  return {
    title: filled(title, rowFacts),
    ...(nav && { nav: filled(nav, rowFacts) }),
    description: today,
    ...(asked && { asked: filled(asked, rowFacts) }),
  };
}
