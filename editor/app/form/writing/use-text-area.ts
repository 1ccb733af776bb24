import { useContext, useLayoutEffect, useRef } from "react";
import { FormContext } from "#editor/app/form/form-context.ts";
import { toShownRange, toShownText, toSourceRange } from "./fact-chips.ts";
import { diffTexts, findNearestOccurrence, replaceSelection, type TextSelection } from "./text-selection.ts";

/** `words`: words to replace, possibly empty; `from`: their index when the replacement began. */
export type WordsToReplace = { words: string; from: number };

export type TextAreaWriting = ReturnType<typeof useTextArea>;

/**
 * Functions that write into a text area with chips at its cursor. They use the source of its text. If they run after a
 * server response, they edit the current text, or do nothing if the field was unmounted.
 *
 * @param onTextChange - called with the new text; each call is an undo step.
 */
export function useTextArea(text: string, onTextChange: (text: string) => void) {
  const { facts } = useContext(FormContext);
  const showChips = (source: string) => toShownText(source, facts);
  const shownText = showChips(text);
  const area = useRef<HTMLTextAreaElement>(null);
  const latest = useRef({ text, onWrite: onTextChange });
  // The field's text before this render; equals `shownText` if the user typed it.
  const fieldText = area.current?.value ?? shownText;
  const selectionRange = { from: area.current?.selectionStart ?? 0, to: area.current?.selectionEnd ?? 0 };
  useLayoutEffect(() => {
    latest.current = { text, onWrite: onTextChange };
    const field = area.current;
    if (fieldText !== shownText && field !== null && field === document.activeElement)
      keepCursor(field, fieldText, selectionRange);
  });
  const select = (range: Pick<TextSelection, "from" | "to">) =>
    setTimeout(() => {
      if (area.current) selectInTextArea(area.current, range);
    });
  /**
   * Makes a change like typed input, so that the browser can undo it.
   *
   * @returns whether there was a change to make.
   */
  const write = (
    change: (writing: TextSelection) => TextSelection | undefined,
    keepsFocusElsewhere = false,
  ): boolean => {
    const field = area.current;
    const nextSelection = field && change({ text: latest.current.text, ...getSourceSelection(field) });
    if (!nextSelection) return false;
    const nextShownText = showChips(nextSelection.text);
    const { from, to, piece } = diffTexts(field.value, nextShownText);
    if (!keepsFocusElsewhere) field.focus();
    if (!keepsFocusElsewhere) field.setSelectionRange(from, to);
    const isInserted =
      !keepsFocusElsewhere && document.execCommand?.(piece === "" ? "delete" : "insertText", false, piece);
    if (!isInserted) latest.current.onWrite(nextSelection.text);
    if (keepsFocusElsewhere) return true;
    const shownRange = toShownRange(nextShownText, nextSelection);
    field.setSelectionRange(shownRange.from, shownRange.to);
    select(nextSelection);
    return true;
  };
  const findWordsToReplace = (defaultWords = ""): WordsToReplace => {
    const { from, to } = area.current ? getSourceSelection(area.current) : { from: 0, to: 0 };
    const { text: all } = latest.current;
    const selectedText = all.slice(from, to).trim();
    if (selectedText !== "") return { words: /[\n{}]/.test(selectedText) ? "" : selectedText, from };
    const wordsIndex = all.indexOf(defaultWords);
    return { words: wordsIndex < 0 ? "" : defaultWords, from: wordsIndex };
  };
  /**
   * Replaces the words with a piece if the text still contains them; otherwise inserts the piece at the cursor.
   *
   * @param hasFocusLeft - whether the user moved the focus elsewhere, so that it stays there.
   */
  const replace = (piece: string, wordsToReplace?: WordsToReplace, hasFocusLeft = false) => {
    const hasFocus = document.activeElement === area.current;
    write((writing) => {
      const range = wordsToReplace && findNearestOccurrence(writing.text, wordsToReplace.words, wordsToReplace.from);
      const nextSelection = replaceSelection({ ...writing, ...range }, piece);
      if (!range || !hasFocus) return nextSelection;
      const movePosition = (index: number) =>
        index < range.to ? Math.min(index, range.from) : index + nextSelection.to - range.to;
      return { ...nextSelection, from: movePosition(writing.from), to: movePosition(writing.to) };
    }, hasFocusLeft && !hasFocus);
  };
  return { area, text, shownText, showChips, select, write, findWordsToReplace, replace };
}

const getSourceSelection = ({ value, selectionStart: from, selectionEnd: to }: HTMLTextAreaElement) =>
  toSourceRange(value, { from, to });

/** Keeps the cursor at its words after the field's text changed from outside, for example by a merge. */
function keepCursor(field: HTMLTextAreaElement, before: string, range: Pick<TextSelection, "from" | "to">): void {
  const { from, to, piece } = diffTexts(before, field.value);
  const movePosition = (index: number) => (index <= from ? index : Math.max(index, to) + piece.length - (to - from));
  field.setSelectionRange(movePosition(range.from), movePosition(range.to));
}

/** Selects a range of the source in a text area and scrolls to it, because browsers do not scroll to a selection. */
export function selectInTextArea(area: HTMLTextAreaElement, range: Pick<TextSelection, "from" | "to">): void {
  const { from, to } = toShownRange(area.value, range);
  area.focus();
  area.setSelectionRange(from, to);
  area.scrollTop = measureHeight(area, area.value.slice(0, to)) - area.clientHeight / 2;
}

/** Height in px that a text needs in the text area, measured in an invisible copy. */
function measureHeight(area: HTMLTextAreaElement, text: string): number {
  const copy = area.cloneNode() as HTMLTextAreaElement;
  copy.value = text;
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
