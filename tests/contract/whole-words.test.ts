import { type HTMLElement, parse } from "node-html-parser";
import { expect, test } from "vitest";
import { pages } from "./built-site.ts";
import { documents, readEach } from "./poppler.ts";

/** What a page or a document says when a fact is missing from its place. */
const holes: readonly [RegExp, string][] = [
  [/(?<![\p{L}\d])(NaN|undefined|null|Infinity|\[object \w+\])(?![\p{L}\d])/gu, "a value that is none"],
  [/\{\{|\}\}/g, "the name of a fact"],
  [/(?<=\p{L})\s+[.,;:](?=\s|$)/gu, "a sentence without its last word"],
  [/(?<!\.)\.\.(?!\.)/g, "a sentence without words"],
  [/\(\s*\)|«\s*»/g, "nothing between brackets"],
  [/(?<!\p{L})(\p{Lu}\p{L}+): \1:/gu, "a label said twice"],
];

function holesIn(where: string, text: string): string[] {
  // A table of contents fills its lines with dots.
  const words = text.replaceAll(/\s+/g, " ").replaceAll(/( \.){3,}/g, " ");
  return holes.flatMap(([pattern, what]) =>
    [...words.matchAll(pattern)].map(
      ({ 0: found, index }) =>
        `${where}: ${what}, «${found}», in: …${words.slice(Math.max(0, index - 40), index + 40)}…`,
    ),
  );
}

/** Where columns do not fit, a cell shows its column's name before its own words. */
function labelledTwice(where: string, root: HTMLElement): string[] {
  return root.querySelectorAll("[data-label]").flatMap((cell) => {
    const label = cell.getAttribute("data-label") ?? "";
    return cell.text.trim().startsWith(`${label}:`) ? [`${where}: a label said twice, «${label}: ${cell.text}»`] : [];
  });
}

test("no page has a hole where a fact should be, or says a label twice", () => {
  const wrong = pages.flatMap(({ address, html, root }) => {
    // The page itself is kept whole for others.
    const words = parse(html);
    for (const element of words.querySelectorAll("script, style, template, svg")) element.remove();
    return [...holesIn(address, words.structuredText), ...labelledTwice(address, root)];
  });
  expect(wrong).toEqual([]);
});

test("no document has one either", async () => {
  expect(documents.length).toBeGreaterThan(10);
  const said = await readEach('pdftotext "$file" -');
  expect(said.flatMap((each) => holesIn(each.file, each.said))).toEqual([]);
});
