import { parse } from "node-html-parser";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { LegalVersion } from "#content/legal/legal-version.ts";
import type { ClauseText } from "#domain/legal-comparison.ts";

/** What each clause of a text says, with its parts but without its paragraph numbers, which change by themselves. */
export function clauseTexts({ Text, clauses }: LegalVersion): ClauseText[] {
  const root = parse(renderToStaticMarkup(createElement(Text)));
  for (const number of root.querySelectorAll("[data-number]")) number.remove();
  const texts = new Map<string, string[]>();
  let lines: string[] = [];
  for (const element of root.children) {
    if (element.tagName === "H2") {
      lines = [];
      texts.set(element.id, lines);
    } else lines.push(...linesOf(element.structuredText));
  }
  return clauses
    .filter(({ depth }) => depth === 2)
    .map(({ id, number, title }) => ({ id, number, title, text: texts.get(id)?.join(" ") ?? "" }));
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}
