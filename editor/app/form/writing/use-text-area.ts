import { useLayoutEffect, useRef } from "react";
import { diffTexts, findNearestOccurrence, replaceSelection, type TextSelection } from "./text-edits.ts";

/** `words`: words of a text to replace, or empty; `from`: their index when the replacement began. */
export type WordsToReplace = { words: string; from: number };

/**
 * Functions that write into a text area at its cursor. After a response of the server, they change the text as it is
 * then, or do nothing if the field was unmounted.
 *
 * @param onWrite - called with the new text, which is an undo step.
 */
export function useTextArea(text: string, onWrite: (text: string) => void) {
  const area = useRef<HTMLTextAreaElement>(null);
  const now = useRef({ text, onWrite });
  // As the field is before this text is put into it; the same text if it was typed.
  const before = area.current?.value ?? text;
  const place = { from: area.current?.selectionStart ?? 0, to: area.current?.selectionEnd ?? 0 };
  useLayoutEffect(() => {
    now.current = { text, onWrite };
    const field = area.current;
    if (before !== text && field !== null && field === document.activeElement) keepPlace(field, before, place);
  });
  const select = (place: Pick<TextSelection, "from" | "to">) =>
    setTimeout(() => {
      if (area.current) selectInTextArea(area.current, place);
    });
  const write = (change: (writing: TextSelection) => TextSelection, staysAway = false) => {
    if (!area.current) return;
    const { selectionStart: from, selectionEnd: to } = area.current;
    const next = change({ text: now.current.text, from, to });
    now.current.onWrite(next.text);
    if (!staysAway) select(next);
  };
  /** Finds the words to replace: the selection or, if nothing is selected, `atFault`, words that should be a fact. */
  const findWordsToReplace = (atFault = ""): WordsToReplace => {
    const { selectionStart = 0, selectionEnd = 0 } = area.current ?? {};
    const { text: all } = now.current;
    const selected = all.slice(selectionStart, selectionEnd).trim();
    if (selected !== "") return { words: /[\n{}]/.test(selected) ? "" : selected, from: selectionStart };
    const from = all.indexOf(atFault);
    return { words: from < 0 ? "" : atFault, from };
  };
  /**
   * Replaces the words with a piece if the text still has them; otherwise inserts the piece at the cursor.
   *
   * @param isLeft - whether the user has moved the focus elsewhere, so that it stays there.
   */
  const replace = (piece: string, instead?: WordsToReplace, isLeft = false) => {
    const isHere = document.activeElement === area.current;
    write((writing) => {
      const place = instead && findNearestOccurrence(writing.text, instead.words, instead.from);
      const next = replaceSelection({ ...writing, ...place }, piece);
      if (!place || !isHere) return next;
      const movePosition = (at: number) => (at < place.to ? Math.min(at, place.from) : at + next.to - place.to);
      return { ...next, from: movePosition(writing.from), to: movePosition(writing.to) };
    }, isLeft && !isHere);
  };
  /** Makes a change like typed input, so that the browser's undo works. @returns whether there was a change to make. */
  const type = (change: (writing: TextSelection) => TextSelection | undefined): boolean => {
    const field = area.current;
    const next = field && change({ text, from: field.selectionStart, to: field.selectionEnd });
    if (!next) return false;
    const { from, to, piece } = diffTexts(text, next.text);
    field.setSelectionRange(from, to);
    const isTyped = document.execCommand?.(piece === "" ? "delete" : "insertText", false, piece);
    if (!isTyped) onWrite(next.text);
    field.setSelectionRange(next.from, next.to);
    if (!isTyped) select(next);
    return true;
  };
  return { area, select, write, type, findWordsToReplace, replace };
}

/** Keeps the cursor at its words after a text from elsewhere, such as another person's paragraph, came into the field. */
function keepPlace(field: HTMLTextAreaElement, before: string, place: Pick<TextSelection, "from" | "to">): void {
  const { from, to, piece } = diffTexts(before, field.value);
  const move = (at: number) => (at <= from ? at : Math.max(at, to) + piece.length - (to - from));
  field.setSelectionRange(move(place.from), move(place.to));
}

/** Selects a range in a text area and scrolls to the range, because browsers do not scroll. */
export function selectInTextArea(area: HTMLTextAreaElement, { from, to }: Pick<TextSelection, "from" | "to">): void {
  area.focus();
  area.setSelectionRange(from, to);
  area.scrollTop = measureHeight(area, area.value.slice(0, to)) - area.clientHeight / 2;
}

/** Height in px of a text in the text area, measured in an invisible copy. */
function measureHeight(area: HTMLTextAreaElement, words: string): number {
  const copy = area.cloneNode() as HTMLTextAreaElement;
  copy.value = words;
  Object.assign(copy.style, {
    position: "absolute",
    visibility: "hidden",
    width: `${area.offsetWidth}px`,
    height: "0",
    minHeight: "0",
  });
  area.after(copy);
  const { scrollHeight } = copy;
  copy.remove();
  return scrollHeight;
}
