import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { announceText } from "#ui/announcement/announce.ts";

type CopyValuesCopy = {
  /** Message after a value was copied, with `{value}`. */
  announcement: string;
  /** Message if the browser refuses to copy: the value is then selected. */
  refused: string;
};

/** Milliseconds that a message stays on the screen. */
const messageMs = 8_000;

/**
 * Enhances copy buttons. A button copies its `data-copy` and has `data-copied` until another button is used. If copying
 * is refused, the value next to the button is selected, so that the visitor can copy it.
 *
 * @param root - contains the rows, each with a value and its button. Messages appear elsewhere on the page.
 */
export function enhanceCopyValues(root: HTMLElement, copy: CopyValuesCopy): void {
  const toast = document.querySelector<HTMLElement>("[data-toast]");
  let hideTimer: ReturnType<typeof setTimeout>;

  async function copyValue(button: HTMLButtonElement): Promise<void> {
    const value = button.dataset.copy ?? "";
    for (const other of document.querySelectorAll("[data-copied]")) other.removeAttribute("data-copied");
    try {
      await navigator.clipboard.writeText(value);
      button.setAttribute("data-copied", "");
      showMessage(fillPlaceholders(copy.announcement, { value }));
    } catch {
      // The browser refuses in an insecure context or without permission.
      const valueElement = button.closest("[data-copy-row]")?.querySelector("[data-value]");
      if (valueElement) getSelection()?.selectAllChildren(valueElement);
      showMessage(copy.refused);
    }
  }

  function showMessage(text: string): void {
    if (!toast) return;
    announceText(toast, text);
    clearTimeout(hideTimer);
    hideTimer = setTimeout(() => {
      toast.textContent = "";
    }, messageMs);
  }

  for (const button of root.querySelectorAll<HTMLButtonElement>("button[data-copy]"))
    button.addEventListener("click", () => void copyValue(button));
}
