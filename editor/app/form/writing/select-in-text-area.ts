import type { TextSelection } from "./text-edits.ts";

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
