export type TextSelection = { text: string; from: number; to: number };

export function replaceSelection({ text, from, to }: TextSelection, piece: string): TextSelection {
  const cursor = from + piece.length;
  return { text: text.slice(0, from) + piece + text.slice(to), from: cursor, to: cursor };
}

/** Finds the occurrence of words that is nearest to an index; undefined if the words are empty or do not occur. */
export function findNearestOccurrence(
  text: string,
  words: string,
  position: number,
): Pick<TextSelection, "from" | "to"> | undefined {
  if (words === "") return undefined;
  const [after, before] = [text.indexOf(words, position), text.lastIndexOf(words, position)];
  const matchIndex = after < 0 || (before >= 0 && position - before < after - position) ? before : after;
  return matchIndex < 0 ? undefined : { from: matchIndex, to: matchIndex + words.length };
}

/** Finds the range of `before` that differs from `after`, and the piece of `after` that replaces it. */
export function diffTexts(before: string, after: string): { from: number; to: number; piece: string } {
  const maxLength = Math.min(before.length, after.length);
  let from = 0;
  while (from < maxLength && before[from] === after[from]) from++;
  let commonEnd = 0;
  while (commonEnd < maxLength - from && before.at(-1 - commonEnd) === after.at(-1 - commonEnd)) commonEnd++;
  return { from, to: before.length - commonEnd, piece: after.slice(from, after.length - commonEnd) };
}

/** Finds words from the start of a line on; lines count from 1. Returns the line's start if the words do not occur. */
export function findWords(
  text: string,
  { line, words }: { line: number; words: string },
): Pick<TextSelection, "from" | "to"> {
  const start = text.split("\n", line - 1).reduce((length, each) => length + each.length + 1, 0);
  const wordsIndex = words === "" ? -1 : text.indexOf(words, start);
  return wordsIndex < 0 ? { from: start, to: start } : { from: wordsIndex, to: wordsIndex + words.length };
}
