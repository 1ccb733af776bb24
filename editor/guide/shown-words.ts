/** The labels and buttons that a picture of the guide shows: once the editor says them otherwise, it is taken again. */

type ShownWords = ReadonlyMap<string, readonly string[]>;

const between = " | ";

/** @param text - `vigencia: Desde | Hasta`, a line a picture. */
export function shownWords(text: string): ShownWords {
  const lines = text.split("\n").filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [, name = "", words = ""] = /^([^:]+): ?(.*)$/.exec(line) ?? [];
      return [name, words.split(between).filter(Boolean)];
    }),
  );
}

export function shownWordsText(words: ShownWords): string {
  return [...words]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, each]) => `${name}: ${each.join(between)}\n`)
    .join("");
}
