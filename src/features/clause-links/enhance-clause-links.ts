import { announceText } from "#ui/announcement/announce.ts";

type ClauseLinkTexts = {
  /** Message after a URL was copied. */
  copied: string;
  /** Message if the browser cannot copy: the URL is then in the address bar. */
  inAddressBar: string;
};

/** Milliseconds that a message stays on the page. */
const saidMs = 6_000;

/**
 * Enhances the clauses or questions of a text: a button copies the URL of each. Opens the clause or question that the
 * page's URL names.
 */
export function enhanceClauseLinks(root: HTMLElement, words: ClauseLinkTexts): void {
  const said = root.querySelector<HTMLElement>("[data-toast]");
  let silence: ReturnType<typeof setTimeout>;
  for (const button of root.querySelectorAll<HTMLButtonElement>("[data-copy]"))
    button.addEventListener("click", () => void copy(button.dataset.copy ?? ""));

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
      // Insecure context or no permission: put the URL into the address bar instead.
      history.replaceState(null, "", url);
      say(words.inAddressBar);
    }
  }

  function say(text: string): void {
    if (!said) return;
    announceText(said, text);
    clearTimeout(silence);
    silence = setTimeout(() => {
      said.textContent = "";
    }, saidMs);
  }
}
