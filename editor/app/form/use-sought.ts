import { useState } from "react";
import { plain } from "./form-value.ts";
import { rowKey } from "./rows/row-keys.ts";

type Sought = {
  words: string;
  seek: (words: string) => void;
  isFound: (row: unknown, index: number) => boolean;
};

/**
 * Looks for rows by words. One that was found stays while it is written, whatever it says then.
 *
 * @param textOf - what a row is found by.
 */
export function useRowFilter(rows: readonly unknown[], textOf: (row: unknown, index: number) => string): Sought {
  const [words, setWords] = useState("");
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const has = (sought: string, row: unknown, index: number) => {
    const text = plain(textOf(row, index));
    return plain(sought)
      .split(/\s+/)
      .every((word) => text.includes(word));
  };
  return {
    words,
    seek: (sought) => {
      setWords(sought);
      setKept(new Set(rows.flatMap((row, index) => (has(sought, row, index) ? [rowKey(row, index)] : []))));
    },
    isFound: (row, index) => kept.has(rowKey(row, index)) || has(words, row, index),
  };
}

/** All that a row says, without the names of its fields, which nobody sees. */
export function wordsIn(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value ?? "");
  return Object.values(value).map(wordsIn).join(" ");
}

/** For ears: what narrows in silence seems to do nothing. */
export const matchCountLabel = (sought: string, count: number) =>
  sought.trim() === "" || count === 0 ? "" : `Con esas palabras: ${count}`;
