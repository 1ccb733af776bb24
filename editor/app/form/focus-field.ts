import { type KeyboardEvent, useRef } from "react";
import type { FieldPath } from "#editor/api/api.ts";
import { formatFieldId } from "#editor/api/form/form-value.ts";
import { useListener } from "#editor/app/shared/hooks/use-listener.ts";

/**
 * Focuses a field and opens the `details` around it. If the field is not rendered, focuses the nearest part around it.
 */
export function focusField(path: FieldPath): void {
  for (let length = path.length; length >= 0; length--) {
    const field = document.getElementById(formatFieldId(path.slice(0, length)));
    if (!field) continue;
    unfoldAndFocus(field);
    return;
  }
}

/** After the next render, focuses the first control of a part. @param id - id of the part or of its summary. */
export function focusFirstControl(id: string): void {
  setTimeout(() => {
    const part = document.getElementById(id);
    const container = part?.closest("details") ?? part;
    const control = container?.querySelector<HTMLElement>("input, select, textarea");
    const target = part?.matches("input, select, textarea") ? part : (control ?? part);
    if (target) unfoldAndFocus(target);
  });
}

/** After the next render, focuses the first of these ids whose element exists. */
export function focusAfterRender(...ids: readonly string[]): void {
  setTimeout(() => {
    const target = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
    if (target) unfoldAndFocus(target);
  });
}

/** Focuses a heading after the next render; scrolls as little as possible, so that the list above stays in view. */
export function focusHeading(id: string): void {
  setTimeout(() => {
    const heading = document.getElementById(id);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: "nearest" });
  });
}

/** Focuses the `h1` of a part of the editor after the next render, unless the focus is already inside the part. */
export function focusPartHeading(id: string): void {
  setTimeout(() => {
    const part = document.getElementById(id);
    if (part?.contains(document.activeElement)) return;
    (part?.querySelector<HTMLElement>("h1[tabindex]") ?? part)?.focus();
  });
}

/** Like {@link focusPartHeading}, but only if the focused element was unmounted or hidden. */
export function restoreLostFocus(id: string): void {
  setTimeout(() => {
    const { activeElement: at, body } = document;
    if (at === body || at?.checkVisibility() === false) focusPartHeading(id);
  });
}

/** Returns a function that focuses the last focused field again or, if it is gone, the first of the given ids. */
export function useReturnFocus(): (...ids: readonly string[]) => void {
  const lastFieldId = useRef("");
  useListener(window, "focusin", ({ target }) => {
    if (target instanceof Element && target.id.startsWith(formatFieldId([]))) lastFieldId.current = target.id;
  });
  return (...ids) => focusAfterRender(lastFieldId.current, ...ids);
}

/** Moves the focus to the next or previous of these elements. @returns whether the key was an arrow. */
export function moveFocusByArrows(event: KeyboardEvent<HTMLElement>, selector: string): boolean {
  const { key, target, currentTarget } = event;
  if (key !== "ArrowDown" && key !== "ArrowUp") return false;
  const elements = [...currentTarget.querySelectorAll<HTMLElement>(selector)];
  const targetIndex = elements.indexOf(target as HTMLElement);
  if (targetIndex < 0) return true;
  elements[targetIndex + (key === "ArrowDown" ? 1 : -1)]?.focus();
  event.preventDefault();
  return true;
}

function unfoldAndFocus(element: HTMLElement): void {
  for (let fold = element.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
    fold.open = true;
  element.focus();
  element.scrollIntoView({ block: "center" });
}
