import { useRef } from "react";
import { selectIn } from "./select-in.ts";
import type { Writing } from "./writing.ts";

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
  return { area, select, write };
}
