import { useEffect, useRef } from "react";
import type { FieldPath } from "#editor/api/api.ts";
import { fieldId } from "./form-value.ts";

/** Opens whatever a field is folded into and takes the person there; to the part around it if it has no field yet. */
export function focusField(path: FieldPath): void {
  for (let end = path.length; end >= 0; end--) {
    const field = document.getElementById(fieldId(path.slice(0, end)));
    if (!field) continue;
    focusUnfolded(field);
    return;
  }
}

/** The first thing to write in a part, by the id of the part or of its summary. */
export function focusFirst(id: string): void {
  setTimeout(() => {
    const part = document.getElementById(id);
    const inside = part?.closest("details") ?? part;
    const control = inside?.querySelector<HTMLElement>("input, select, textarea");
    const first = part?.matches("input, select, textarea") ? part : (control ?? part);
    if (first) focusUnfolded(first);
  });
}

/** By the id of a button or a field, once React has drawn what the last step changed. */
export function focusSoon(...ids: readonly string[]): void {
  setTimeout(() => {
    const found = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
    if (found) focusUnfolded(found);
  });
}

/** To the heading of what was just opened; scrolls as little as it takes, so that the list stays beside it. */
export function headSoon(id: string): void {
  setTimeout(() => {
    const heading = document.getElementById(id);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: "nearest" });
  });
}

/** To the heading of a part that was just opened, unless a field of it was gone to. */
export function focusAndScroll(id: string): void {
  setTimeout(() => {
    const part = document.getElementById(id);
    if (part?.contains(document.activeElement)) return;
    (part?.querySelector<HTMLElement>("h1[tabindex]") ?? part)?.focus();
  });
}

/** Likewise, where what led there is gone, or does not show any more, and takes the focus with it. */
export function restoreLostFocus(id: string): void {
  setTimeout(() => {
    const { activeElement: at, body } = document;
    if (at === body || at?.checkVisibility() === false) focusAndScroll(id);
  });
}

/**
 * Back to the field that was written in, once a decision about it is taken: its button is gone with the question.
 *
 * @returns what takes the person there, or to the first of these ids that is there.
 */
export function useWayBack(): (...ids: readonly string[]) => void {
  const last = useRef("");
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.id.startsWith(fieldId([]))) last.current = target.id;
    };
    addEventListener("focusin", remember);
    return () => removeEventListener("focusin", remember);
  }, []);
  return (...ids) => focusSoon(last.current, ...ids);
}

function focusUnfolded(element: HTMLElement): void {
  for (let fold = element.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
    fold.open = true;
  element.focus();
  element.scrollIntoView({ block: "center" });
}
