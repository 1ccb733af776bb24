import { normalizeLines } from "#domain/text/normalize-text.ts";

/**
 * Bullets of word processors: a bullet character, or a letter of a symbol font followed by a tab. An item with `•`, `·`
 * or `●` is always at the top level.
 */
const bullet = /^[ \t]*(?:([•·●])[ \t]*|([▪◦‣○■])[ \t]*|([oüØvqà§Ÿ\ue000-\uf8ff–-])\t[ \t]*)/u;
const letter = /^[ \t]*(?:[a-zñ]|[ivx]{2,4})\)[ \t]+/i;
const number = /^[ \t]*\d+\.[ \t]+/;

/** A word split by a hyphen at a line end; the hyphen may also belong to the word. */
const cutWord = /(\p{L}*\p{Ll})[-\u2010]\n[ \t]*(\p{Ll}+)/gu;

/** `joined`: the words from which a hyphen at a line end was removed. */
export type ConvertedPaste = { text: string; joined: readonly string[] };

/** Converts a paste from a word processor or PDF to a legal text's format: lists, hyphenation, quotes and spaces. */
export function convertPaste(pasted: string): ConvertedPaste {
  const joined: string[] = [];
  const whole = normalizeLines(pasted)
    .replaceAll("\u00a0", " ")
    .replaceAll(cutWord, (_cut, start: string, end: string) => {
      joined.push(start + end);
      return start + end;
    });
  let open: readonly Item[] = [];
  const lines = whole.split("\n").map((line) => {
    const item = parseItem(line, open);
    if (item) open = [...open.filter(({ indent }) => indent < item.indent), item];
    else if (line.trim() !== "") open = [];
    return (item?.line ?? line).replaceAll(/\t+/g, " ");
  });
  return { text: lines.join("\n"), joined };
}

type Item = {
  mark: string;
  /** The line in the format of a legal text. */
  line: string;
  /** Columns before the mark (`indent`) and before the item's text (`inside`). */
  indent: number;
  inside: number;
};

/**
 * Parses a list item; undefined if the line is not one.
 *
 * @param open - the items that may contain this one, outermost first.
 */
function parseItem(line: string, open: readonly Item[]): Item | undefined {
  const [all = "", first, ...others] = bullet.exec(line) ?? [];
  const mark = first ? "•" : others.find((each) => each !== undefined);
  if (mark !== undefined) {
    const beside = open.find((item) => item.mark === mark);
    const indent = beside?.indent ?? (mark === "•" ? 0 : (open.at(-1)?.inside ?? 0));
    return { mark, line: `${" ".repeat(indent)}- ${line.slice(all.length)}`, indent, inside: indent + 3 };
  }
  if (letter.test(line)) return { mark: "a", line: line.replace(letter, "   1. "), indent: 3, inside: 6 };
  const [counted] = number.exec(line) ?? [];
  return counted === undefined ? undefined : { mark: "1", line, indent: 0, inside: counted.trim().length + 1 };
}
