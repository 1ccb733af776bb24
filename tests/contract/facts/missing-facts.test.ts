import { type HTMLElement, parse } from "node-html-parser";
import { expect, test } from "vitest";
import { builtPages } from "../support/built-site.ts";
import { builtPdfs, runOnEachDocument } from "../support/poppler.ts";

/** Patterns that appear on a page or in a document if a fact is missing. */
const holes: readonly [RegExp, string][] = [
  [/(?<![\p{L}\d])(NaN|undefined|null|Infinity|\[object \w+\])(?![\p{L}\d])/gu, "a value that is none"],
  [/\{\{|\}\}/g, "the name of a fact"],
  [/(?<=\p{L})\s+[.,;:](?=\s|$)/gu, "a sentence without its last word"],
  [/(?<!\.)\.\.(?!\.)/g, "a sentence without words"],
  [/\(\s*\)|«\s*»/g, "nothing between brackets"],
  [/(?<!\p{L})(\p{Lu}\p{L}+): \1:/gu, "a label said twice"],
];

function holesIn(place: string, text: string): string[] {
  // Removes the dot leaders of tables of contents.
  const words = text.replaceAll(/\s+/g, " ").replaceAll(/( \.){3,}/g, " ");
  return holes.flatMap(([pattern, what]) =>
    [...words.matchAll(pattern)].map(
      ({ 0: found, index }) =>
        `${place}: ${what}, «${found}», in: …${words.slice(Math.max(0, index - 40), index + 40)}…`,
    ),
  );
}

/**
 * Finds cells that repeat their column's label. Where columns do not fit, each cell shows the label before its own
 * text.
 */
function findDoubleLabels(place: string, root: HTMLElement): string[] {
  return root.querySelectorAll("[data-label]").flatMap((cell) => {
    const label = cell.getAttribute("data-label") ?? "";
    return cell.text.trim().startsWith(`${label}:`) ? [`${place}: a label said twice, «${label}: ${cell.text}»`] : [];
  });
}

test("no page lacks a fact or repeats a label", () => {
  const violations = builtPages.flatMap(({ address, html, root }) => {
    // Parses a copy, because tests share the page.
    const words = parse(html);
    for (const element of words.querySelectorAll("script, style, template, svg")) element.remove();
    return [...holesIn(address, words.structuredText), ...findDoubleLabels(address, root)];
  });
  expect(violations).toEqual([]);
});

test("no document lacks a fact", async () => {
  expect(builtPdfs.length).toBeGreaterThan(10);
  const documents = await runOnEachDocument('pdftotext "$file" -');
  expect(documents.flatMap((each) => holesIn(each.file, each.output))).toEqual([]);
});
