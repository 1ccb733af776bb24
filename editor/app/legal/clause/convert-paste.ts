import { normalizeLines } from "#domain/text/normalize-text.ts";

/**
 * Bullets of word processors: a bullet character, or a symbol font's letter followed by a tab. Items with `•`, `·` or
 * `●` are always at the top level.
 */
const bulletPattern = /^[ \t]*(?:([•·●])[ \t]*|([▪◦‣○■])[ \t]*|([oüØvqà§Ÿ\ue000-\uf8ff–-])\t[ \t]*)/u;
const letterPattern = /^[ \t]*(?:[a-zñ]|[ivx]{2,4})\)[ \t]+/i;
const numberPattern = /^[ \t]*\d+\.[ \t]+/;

/** Matches a word split by a hyphen at a line end; the hyphen may also belong to the word. */
const hyphenatedWordPattern = /(\p{L}*\p{Ll})[-\u2010]\n[ \t]*(\p{Ll}+)/gu;

/** `joinedWords`: words from which a hyphen at a line end was removed. */
export type ConvertedPaste = { text: string; joinedWords: readonly string[] };

/**
 * Converts text pasted from a word processor or PDF to a legal text's format: lists, hyphenation, quotes and spaces.
 */
export function convertPaste(pastedText: string): ConvertedPaste {
  const joinedWords: string[] = [];
  const normalizedText = normalizeLines(pastedText)
    .replaceAll("\u00a0", " ")
    .replaceAll(hyphenatedWordPattern, (_cut, start: string, end: string) => {
      joinedWords.push(start + end);
      return start + end;
    });
  let openItems: readonly Item[] = [];
  const lines = normalizedText.split("\n").map((line) => {
    const item = parseItem(line, openItems);
    if (item) openItems = [...openItems.filter(({ indent }) => indent < item.indent), item];
    else if (line.trim() !== "") openItems = [];
    return (item?.line ?? line).replaceAll(/\t+/g, " ");
  });
  return { text: lines.join("\n"), joinedWords };
}

type Item = {
  mark: string;
  /** The line in the format of a legal text. */
  line: string;
  /** Number of columns before the mark. */
  indent: number;
  /** Number of columns before the item's text. */
  textIndent: number;
};

/** @param openItems - items that may contain this one, outermost first. */
function parseItem(line: string, openItems: readonly Item[]): Item | undefined {
  const [all = "", first, ...others] = bulletPattern.exec(line) ?? [];
  const mark = first ? "•" : others.find((each) => each !== undefined);
  if (mark !== undefined) {
    const sibling = openItems.find((item) => item.mark === mark);
    const indent = sibling?.indent ?? (mark === "•" ? 0 : (openItems.at(-1)?.textIndent ?? 0));
    return { mark, line: `${" ".repeat(indent)}- ${line.slice(all.length)}`, indent, textIndent: indent + 3 };
  }
  if (letterPattern.test(line))
    return { mark: "a", line: line.replace(letterPattern, "   1. "), indent: 3, textIndent: 6 };
  const [numberMark] = numberPattern.exec(line) ?? [];
  return numberMark === undefined
    ? undefined
    : { mark: "1", line, indent: 0, textIndent: numberMark.trim().length + 1 };
}
