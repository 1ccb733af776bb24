import { useState } from "react";
import { foldText } from "./form-value.ts";
import { rowKey } from "./rows/row-keys.ts";

type Sought = {
  words: string;
  seek: (words: string) => void;
  isFound: (row: unknown, index: number) => boolean;
};

/**
 * Filters rows by words. A found row stays while it is edited, whatever its text becomes.
 *
 * @param textOf - the text of a row to search in.
 */
export function useRowFilter(rows: readonly unknown[], textOf: (row: unknown, index: number) => string): Sought {
  const [words, setWords] = useState("");
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const has = (sought: string, row: unknown, index: number) => {
    const text = foldText(textOf(row, index));
    return foldText(sought)
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

/** All values of a row as text, without the field names, which are not shown. */
export function valuesAsText(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value ?? "");
  return Object.values(value).map(valuesAsText).join(" ");
}

/** For screen readers: filtering in silence would seem to do nothing. */
export const matchCountLabel = (sought: string, count: number) =>
  sought.trim() === "" || count === 0 ? "" : `Con esas palabras: ${count}`;
