/** Quotes a numbered paragraph of a legal text on another page, so that the quote cannot differ from the text. */

import { parse } from "node-html-parser";
import { buildDay } from "#content/site/dates/build-day.ts";
import { resolveHref } from "#content/site/site-map/site-map.ts";
import { findVersionInForce } from "#domain/legal/version-in-force.ts";
import { findLegalText, type LegalTextId } from "./legal-texts.ts";

export type ParagraphQuote = {
  /** Title of the text. */
  source: string;
  number: string;
  /** The paragraph, with the given words in the middle. */
  parts: readonly [before: string, words: string, after: string];
  /** Address of the paragraph. */
  href: string;
};

/** @returns the first paragraph with the words, in the version in force; undefined if it has none. */
export function quoteParagraph(id: LegalTextId, words: string): ParagraphQuote | undefined {
  const { textPath, versions } = findLegalText(id);
  const { title, html } = findVersionInForce(versions, buildDay);
  const paragraph = parse(html)
    .querySelectorAll("li[id]")
    .find(({ text }) => text.includes(words));
  if (!paragraph) return undefined;
  const number = paragraph.querySelector("[data-number]");
  number?.remove();
  const [before = "", ...after] = paragraph.text.trim().split(words);
  return {
    source: title,
    number: number?.text ?? "",
    parts: [before, words, after.join(words)],
    href: resolveHref(`${textPath}#${paragraph.id}`),
  };
}
