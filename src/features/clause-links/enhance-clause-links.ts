import { announceText } from "#ui/announcement/announce.ts";

type ClauseLinkCopy = {
  /** Message after a URL was copied. */
  copied: string;
  /** Message if the browser cannot copy: the URL is then in the address bar. */
  inAddressBar: string;
};

/** Milliseconds that a message stays on the page. */
const messageMs = 6_000;

/**
 * Enhances the clauses or questions of a text: a button copies the URL of each. Opens the clause or question that the
 * page's URL names.
 */
export function enhanceClauseLinks(root: HTMLElement, copy: ClauseLinkCopy): void {
  const toast = root.querySelector<HTMLElement>("[data-toast]");
  let hideTimer: ReturnType<typeof setTimeout>;
  for (const button of root.querySelectorAll<HTMLButtonElement>("[data-copy]"))
    button.addEventListener("click", () => void copyUrl(button.dataset.copy ?? ""));

  openTargetDetails();
  addEventListener("hashchange", openTargetDetails);

  function openTargetDetails(): void {
    const target = document.getElementById(location.hash.slice(1));
    const details = target && root.contains(target) ? target.closest("details") : null;
    if (details) details.open = true;
  }

  async function copyUrl(id: string): Promise<void> {
    const url = new URL(`#${id}`, location.href).href;
    try {
      await navigator.clipboard.writeText(url);
      showMessage(copy.copied);
    } catch {
      // The browser refuses in an insecure context or without permission: put the URL into the address bar instead.
      history.replaceState(null, "", url);
      showMessage(copy.inAddressBar);
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
}
