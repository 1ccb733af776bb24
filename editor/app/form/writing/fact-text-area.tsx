import { type ClipboardEvent, type ComponentProps, createElement, Fragment, type ReactNode, useRef } from "react";
import { normalizeText } from "#domain/text/normalize-text.ts";
import { buildTextControlProps } from "#editor/app/form/fields/text-input-field.tsx";
import controls from "#editor/app/shared/buttons/controls.module.css";
import { listChips, removeDamagedChips, snapToChips, toSourceText } from "./fact-chips.ts";
import styles from "./fact-text-area.module.css";
import type { TextAreaWriting } from "./use-text-area.ts";

type FactTextAreaProps = Omit<ComponentProps<"textarea">, "ref" | "value" | "onChange"> & {
  writing: TextAreaWriting;
  onTextChange: (text: string) => void;
  normalize?: (text: string) => string;
};

/** A native text field with its facts as chips: one key deletes a chip or moves over it, and its source is copied. */
export function FactTextArea({ writing, onTextChange, normalize = normalizeText, ...props }: FactTextAreaProps) {
  const { area, text, shownText } = writing;
  const drawing = useRef<HTMLDivElement>(null);
  const lastSelection = useRef({ from: 0, to: 0 });
  const copySource = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const piece = value.slice(selectionStart, selectionEnd);
    if (piece === toSourceText(piece)) return;
    event.clipboardData.setData("text/plain", toSourceText(piece));
    event.preventDefault();
    if (event.type === "cut" && !props.readOnly) document.execCommand("delete");
  };
  return (
    <div className={styles.field}>
      <div ref={drawing} className={styles.drawing} aria-hidden="true">
        {drawText(shownText)}
        {"\n"}
      </div>
      <textarea
        {...props}
        {...buildTextControlProps(text, onTextChange, normalize)}
        ref={area}
        className={`${controls.control} ${styles.area}`}
        value={shownText}
        onChange={({ target }) => onTextChange(toSourceText(removeDamagedChips(shownText, target.value)))}
        onScroll={({ currentTarget }) => {
          if (drawing.current) drawing.current.scrollTop = currentTarget.scrollTop;
        }}
        onSelect={({ currentTarget: field }) => {
          const range = { from: field.selectionStart, to: field.selectionEnd };
          const { from, to } = snapToChips(field.value, range, lastSelection.current);
          lastSelection.current = { from, to };
          if (from !== range.from || to !== range.to) field.setSelectionRange(from, to, field.selectionDirection);
        }}
        onKeyDown={(event) => {
          if (!props.readOnly) selectChipToDelete(event.key, event.currentTarget);
          props.onKeyDown?.(event);
        }}
        onPaste={(event) => {
          props.onPaste?.(event);
          const piece = event.clipboardData.getData("text/plain");
          const shownPiece = writing.showChips(piece);
          if (event.defaultPrevented || props.readOnly || shownPiece === piece) return;
          if (document.execCommand?.("insertText", false, shownPiece)) event.preventDefault();
        }}
        onDragStart={({ currentTarget: { value, selectionStart, selectionEnd }, dataTransfer }) =>
          dataTransfer.setData("text/plain", toSourceText(value.slice(selectionStart, selectionEnd)))
        }
        onCopy={copySource}
        onCut={copySource}
      />
    </div>
  );
}

/** Selects the chip beside the cursor that this key deletes, so that the browser deletes it whole and can undo it. */
function selectChipToDelete(key: string, field: HTMLTextAreaElement): void {
  const { value, selectionStart: position, selectionEnd } = field;
  if (position !== selectionEnd) return;
  const chip = listChips(value).find(({ from, to }) =>
    key === "Backspace" ? from < position && position <= to : key === "Delete" && from <= position && position < to,
  );
  if (chip) field.setSelectionRange(chip.from, chip.to);
}

const tokenPattern = /(\u2063[^\u2063]*\u2063)|\*\*([^*]+)\*\*|\[([^[\]]+)\]\([^()\s]*\)/g;

/** Draws a field's text again, with chips, bold text and links marked. */
function drawText(text: string): ReactNode {
  const parts: ReactNode[] = [];
  let position = 0;
  for (const { 0: token, 1: chip, 2: bold, 3: link, index } of text.matchAll(tokenPattern)) {
    const words = chip ?? bold ?? link ?? "";
    const start = index + token.indexOf(words);
    const kind = chip ? "chip" : bold ? "bold" : "link";
    parts.push(
      text.slice(position, start),
      createElement("span", { className: styles[kind] }, chip ? words : drawText(words)),
    );
    position = start + words.length;
  }
  return createElement(Fragment, null, ...parts, text.slice(position));
}
