import type { ClauseLinkWords } from "./clause-link-words.ts";

/** Milliseconds that what is said stays over the page. */
const saidMs = 6_000;

/**
 * Brings the addresses of a text's parts to life, of clauses or of questions: each button copies the one of its part, and
 * a part that an address names is open, also in browsers that would leave it closed.
 */
export function enhanceClauseLinks(root: HTMLElement, words: ClauseLinkWords): void {
  const said = root.querySelector<HTMLElement>("[data-toast]");
  let silence: ReturnType<typeof setTimeout>;
  for (const button of root.querySelectorAll<HTMLButtonElement>("[data-copy]")) {
    button.disabled = false;
    button.addEventListener("click", () => void copy(button.dataset.copy ?? ""));
  }

  openNamed();
  addEventListener("hashchange", openNamed);

  function openNamed(): void {
    const named = document.getElementById(location.hash.slice(1));
    const folded = named && root.contains(named) ? named.closest("details") : null;
    if (folded) folded.open = true;
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
    clearTimeout(silence);
    silence = setTimeout(() => {
      said.textContent = "";
    }, saidMs);
  }
}
