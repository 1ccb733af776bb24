/** Splits a text into parts and marks the words that match a search. */

import { getStem } from "#domain/search/search-words.ts";
import { foldSpelling } from "./fold.ts";

export type MarkedPart = { text: string; isMarked: boolean };

/**
 * @param stems - stems of the words to mark; see `getStem`.
 * @returns the whole text in order; every marked word is a separate part, even next to another.
 */
export function markMatches(text: string, stems: ReadonlySet<string>): MarkedPart[] {
  const parts: MarkedPart[] = [];
  for (const piece of text.split(/([\p{L}\p{N}\p{M}]+)/u)) {
    if (piece === "") continue;
    const foldedPiece = foldSpelling(piece);
    const isMarked = foldedPiece !== "" && stems.has(getStem(foldedPiece));
    const lastPart = parts[parts.length - 1];
    if (lastPart && !lastPart.isMarked && !isMarked) lastPart.text += piece;
    else parts.push({ text: piece, isMarked });
  }
  return parts;
}
