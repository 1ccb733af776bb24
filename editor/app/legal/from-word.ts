import { plainLines } from "#domain/text/written-text.ts";

/**
 * Items of a list as word processors copy them: a sign, or the letter that stands for one in the font of their bullets,
 * which only a tab tells from a word. The first kind is of lists that are in no other.
 */
const bullet = /^[ \t]*(?:([•·●])[ \t]*|([▪◦‣○■])[ \t]*|([oüØvqà§Ÿ\ue000-\uf8ff–-])\t[ \t]*)/u;
const letter = /^[ \t]*(?:[a-zñ]|[ivx]{2,4})\)[ \t]+/i;
const number = /^[ \t]*\d+\.[ \t]+/;

/** A word that a line end cuts: whether it has a hyphen of its own cannot be seen. */
const cutWord = /(\p{L}*\p{Ll})[-\u2010]\n[ \t]*(\p{Ll}+)/gu;

/** `joined`: words that a line end had cut, as they are now. */
export type FromWord = { text: string; joined: readonly string[] };

/** What is pasted from a word processor or a PDF, as a legal text writes it: its lists, its words, its quotes and its spaces. */
export function fromWord(pasted: string): FromWord {
  const joined: string[] = [];
  const whole = plainLines(pasted)
    .replaceAll("\u00a0", " ")
    .replaceAll(cutWord, (_cut, start: string, end: string) => {
      joined.push(start + end);
      return start + end;
    });
  let open: readonly Item[] = [];
  const lines = whole.split("\n").map((line) => {
    const item = itemIn(line, open);
    if (item) open = [...open.filter(({ indent }) => indent < item.indent), item];
    else if (line.trim() !== "") open = [];
    return (item?.line ?? line).replaceAll(/\t+/g, " ");
  });
  return { text: lines.join("\n"), joined };
}

type Item = {
  mark: string;
  line: string /** Of its mark, and of the words behind it. */;
  indent: number;
  inside: number;
};

/** @param open - the items that this one may be in, the outermost first. */
function itemIn(line: string, open: readonly Item[]): Item | undefined {
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
