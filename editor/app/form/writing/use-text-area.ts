import { useLayoutEffect, useRef } from "react";
import { selectIn } from "./select-in.ts";
import { difference, insertPiece, nearestOccurrence, type TextSelection } from "./text-edits.ts";

/** Words of a text to be replaced, empty if there are none, and the index where they stood. */
export type Replacement = { words: string; from: number };

/**
 * Writes into a long field at its cursor. A write that waited for the server goes into the text as it is by then, and
 * nowhere if the field was unmounted.
 *
 * @param onWrite - takes the new text, as an undo step.
 */
export function useTextArea(text: string, onWrite: (text: string) => void) {
  const area = useRef<HTMLTextAreaElement>(null);
  const now = useRef({ text, onWrite });
  useLayoutEffect(() => {
    now.current = { text, onWrite };
  });
  const select = (place: Pick<TextSelection, "from" | "to">) =>
    setTimeout(() => {
      if (area.current) selectIn(area.current, place);
    });
  const write = (change: (writing: TextSelection) => TextSelection, staysAway = false) => {
    if (!area.current) return;
    const { selectionStart: from, selectionEnd: to } = area.current;
    const next = change({ text: now.current.text, from, to });
    now.current.onWrite(next.text);
    if (!staysAway) select(next);
  };
  /** The selected words; without a selection, the words at fault. */
  const meant = (atFault = ""): Replacement => {
    const { selectionStart = 0, selectionEnd = 0 } = area.current ?? {};
    const { text: all } = now.current;
    const selected = all.slice(selectionStart, selectionEnd).trim();
    if (selected !== "") return { words: /[\n{}]/.test(selected) ? "" : selected, from: selectionStart };
    const from = all.indexOf(atFault);
    return { words: from < 0 ? "" : atFault, from };
  };
  /**
   * Replaces the words if the text still has them, else inserts at the cursor.
   *
   * @param isLeft - the focus has moved elsewhere by now, and stays there.
   */
  const replace = (piece: string, instead?: Replacement, isLeft = false) => {
    const isHere = document.activeElement === area.current;
    write((writing) => {
      const place = instead && nearestOccurrence(writing.text, instead.words, instead.from);
      const next = insertPiece({ ...writing, ...place }, piece);
      if (!place || !isHere) return next;
      const kept = (at: number) => (at < place.to ? Math.min(at, place.from) : at + next.to - place.to);
      return { ...next, from: kept(writing.from), to: kept(writing.to) };
    }, isLeft && !isHere);
  };
  /** Writes as if typed, so that the browser's own undo works. Returns whether there was something to write. */
  const type = (change: (writing: TextSelection) => TextSelection | undefined): boolean => {
    const field = area.current;
    const next = field && change({ text, from: field.selectionStart, to: field.selectionEnd });
    if (!next) return false;
    const { from, to, piece } = difference(text, next.text);
    field.setSelectionRange(from, to);
    const isTyped = document.execCommand?.(piece === "" ? "delete" : "insertText", false, piece);
    if (!isTyped) onWrite(next.text);
    field.setSelectionRange(next.from, next.to);
    if (!isTyped) select(next);
    return true;
  };
  return { area, select, write, type, meant, replace };
}
