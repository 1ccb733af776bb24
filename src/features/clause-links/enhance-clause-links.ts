import type { ClauseLinkWords } from "./clause-link-words.ts";

/** Brings the copy buttons of a legal text to life: each copies the address of its clause. */
export function enhanceClauseLinks(root: HTMLElement, words: ClauseLinkWords): void {
  const said = root.querySelector<HTMLElement>("[data-said]");
  for (const button of root.querySelectorAll<HTMLButtonElement>("[data-copy]")) {
    button.disabled = false;
    button.addEventListener("click", () => void copy(button.dataset.copy ?? ""));
  }

  async function copy(id: string): Promise<void> {
    const url = new URL(`#${id}`, location.href).href;
    try {
      await navigator.clipboard.writeText(url);
      say(words.copied);
    } catch {
      // Without a secure connection, or without leave: the bar has it at least.
      history.replaceState(null, "", url);
      say(words.inAddressBar);
    }
  }

  function say(text: string): void {
    if (!said) return;
    // The same words again would not be read again.
    said.textContent = said.textContent === text ? `${text}\u00a0` : text;
  }
}
