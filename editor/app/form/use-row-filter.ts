import { useState } from "react";
import { foldText } from "#editor/api/form/form-value.ts";
import { getRowKey } from "#editor/api/form/row-keys.ts";

/** Filters rows by search words. A matching row stays listed while it is edited, until the next search. */
export function useRowFilter(rows: readonly unknown[], getText: (row: unknown, index: number) => string) {
  const [searchText, setSearchText] = useState("");
  const [matchedKeys, setMatchedKeys] = useState<ReadonlySet<string>>(new Set());
  const matches = (searchWords: string, row: unknown, index: number) => hasAllWords(getText(row, index), searchWords);
  return {
    searchText,
    search: (searchWords: string) => {
      setSearchText(searchWords);
      setMatchedKeys(
        new Set(rows.flatMap((row, index) => (matches(searchWords, row, index) ? [getRowKey(row, index)] : []))),
      );
    },
    isFound: (row: unknown, index: number) => matchedKeys.has(getRowKey(row, index)) || matches(searchText, row, index),
  };
}

/** Joins all values of a row, at any depth, into one text for the search; field names are left out. */
export function joinValues(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value ?? "");
  return Object.values(value).map(joinValues).join(" ");
}

export const formatMatchCount = (searchWords: string, count: number) =>
  searchWords.trim() === "" || count === 0 ? "" : `Con esas palabras: ${count}`;

/** Whether a text has all words of a search, ignoring case and accents. */
export function hasAllWords(text: string, searchWords: string): boolean {
  const foldedText = foldText(text);
  return foldText(searchWords)
    .split(/\s+/)
    .every((word) => foldedText.includes(word));
}
