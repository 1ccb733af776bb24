import { parse } from "node-html-parser";
import type { ClauseText } from "#domain/legal-comparison.ts";
import type { Clause } from "#domain/legal-text.ts";

/** The clauses of a legal text and their parts, in order, as its table of contents names them. */
export function clausesOf(html: string): Clause[] {
  return parse(html)
    .querySelectorAll("h2[id], h3[id]")
    .map((heading) => ({
      id: heading.id,
      number: heading.querySelector("[data-number]")?.text ?? "",
      title: heading.getAttribute("data-title") ?? "",
      depth: heading.tagName === "H2" ? 2 : 3,
    }));
}

/** What each clause of a text says, with its parts but without its paragraph numbers, which change by themselves. */
export function clauseTexts(html: string): ClauseText[] {
  const root = parse(html);
  for (const number of root.querySelectorAll("[data-number]")) number.remove();
  const texts = new Map<string, string[]>();
  let lines: string[] = [];
  for (const element of root.children) {
    if (element.tagName === "H2") {
      lines = [];
      texts.set(element.id, lines);
    } else lines.push(...linesOf(element.structuredText));
  }
  return clausesOf(html)
    .filter(({ depth }) => depth === 2)
    .map(({ id, number, title }) => ({ id, number, title, text: texts.get(id)?.join(" ") ?? "" }));
}

/** Whether a clause has a sentence and not only a word: it is read on its own, from the search and from a link. */
export function saysEnough({ text }: Pick<ClauseText, "text">): boolean {
  return text.split(" ").length > 5;
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}
