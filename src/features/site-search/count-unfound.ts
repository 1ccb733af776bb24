/** Counts searches without an answer, without anything about the visitor. See docs/decisions/0124. */
import { anonymizeSearch, unfoundSearchPath } from "#domain/search/unfound-search.ts";

/** A search has ended once its text has stayed the same for this many milliseconds. */
const searchEndDelayMs = 5_000;

/**
 * @returns a function to call with each text for which the site has no answer, and with an empty text when the search
 *   goes on. A text is sent once its search has ended or the page is left, but never twice.
 */
export function createUnfoundCounter(): (unfound: string) => void {
  const sentTexts = new Set<string>();
  let currentText = "";
  let timer: ReturnType<typeof setTimeout>;

  function endSearch(): void {
    const text = anonymizeSearch(currentText);
    if (text === undefined || sentTexts.has(text)) return;
    sentTexts.add(text);
    navigator.sendBeacon(unfoundSearchPath, new Blob([JSON.stringify({ text })], { type: "application/json" }));
  }

  addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") endSearch();
  });
  return (unfound) => {
    clearTimeout(timer);
    currentText = unfound;
    if (unfound) timer = setTimeout(endSearch, searchEndDelayMs);
  };
}
