import { useRef } from "react";
import { selectIn } from "./select-in.ts";
import { difference, type Writing } from "./writing.ts";

/**
 * Writes into a long field where its cursor is, or at its end if it never had one.
 *
 * @param onWrite - takes the text as a step.
 */
export function useWriting(text: string, onWrite: (text: string) => void) {
  const area = useRef<HTMLTextAreaElement>(null);
  const select = (place: Pick<Writing, "from" | "to">) =>
    setTimeout(() => {
      if (area.current) selectIn(area.current, place);
    });
  const write = (change: (writing: Writing) => Writing) => {
    const { selectionStart: from, selectionEnd: to } = area.current ?? {
      selectionStart: text.length,
      selectionEnd: text.length,
    };
    const next = change({ text, from, to });
    onWrite(next.text);
    select(next);
  };
  /** As if it was typed: the browser's own keys undo it. Answers whether there was something to write. */
  const type = (change: (writing: Writing) => Writing | undefined): boolean => {
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
  return { area, select, write, type };
}
