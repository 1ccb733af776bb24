import { parse } from "node-html-parser";
import type { ClauseText } from "./compare/legal-comparison.ts";
import { type Passage, readPassages } from "./compare/passages.ts";

/** A clause of a legal text, or a part of a clause, as in the table of contents. */
export type Clause = {
  /** The anchor on the page; it never changes. */
  id: string;
  /** The number on the page: `3`, or `3.2` for a part. */
  number: string;
  title: string;
  depth: 2 | 3;
};

/** Lists the clauses of a legal text and their parts, in the order of its table of contents. */
export function listClauses(html: string): Clause[] {
  return parse(html)
    .querySelectorAll("h2[id], h3[id]")
    .map((heading) => ({
      id: heading.id,
      number: heading.querySelector("[data-number]")?.text ?? "",
      title: heading.getAttribute("data-title") ?? "",
      depth: heading.tagName === "H2" ? 2 : 3,
    }));
}

/**
 * Reads the text of each clause, including its parts. Paragraph numbers are left out, because they change when a
 * paragraph is added.
 */
export function readClauseTexts(html: string): ClauseText[] {
  const root = parse(html);
  const texts = new Map<string, { lines: string[]; passages: Passage[] }>();
  let currentClause: { lines: string[]; passages: Passage[] } = { lines: [], passages: [] };
  for (const element of root.children) {
    if (element.tagName === "H2") {
      currentClause = { lines: [], passages: [] };
      texts.set(element.id, currentClause);
      continue;
    }
    currentClause.passages.push(...readPassages(element));
    for (const number of element.querySelectorAll("[data-number]")) number.remove();
    currentClause.lines.push(...splitLines(element.structuredText));
  }
  return listClauses(html)
    .filter(({ depth }) => depth === 2)
    .map(({ id, number, title }) => {
      const { lines, passages } = texts.get(id) ?? { lines: [], passages: [] };
      return { id, number, title, text: lines.join(" "), passages };
    });
}

/** Whether a clause has more than five words, enough to be understood alone in search results or behind a link. */
export function hasMinimumWords({ text }: Pick<ClauseText, "text">): boolean {
  return text.split(" ").length > 5;
}

const wordsPerMinute = 200;

/** @returns the reading time in whole minutes, at least one. */
export function estimateReadingMinutes(text: string): number {
  return Math.max(1, Math.round(text.split(/\s+/).filter(Boolean).length / wordsPerMinute));
}

function splitLines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}
