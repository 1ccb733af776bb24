/** Counts searches without an answer, without anything about the visitor. docs/decisions/0124 */
import { anonymizeSearch, unfoundSearchPath } from "#domain/search/unfound-search.ts";

/** A search has ended once its text has stayed the same for this many milliseconds. */
const endedAfterMs = 5_000;

/**
 * @returns a function to call with each text for which the site has no answer, and with an empty text when the search
 *   goes on. A text is sent once its search has ended or the page is left, but never twice.
 */
export function createUnfoundCounter(): (unfound: string) => void {
  const sent = new Set<string>();
  let current = "";
  let timer: ReturnType<typeof setTimeout>;

  function end(): void {
    const text = anonymizeSearch(current);
    if (text === undefined || sent.has(text)) return;
    sent.add(text);
    navigator.sendBeacon(unfoundSearchPath, new Blob([JSON.stringify({ text })], { type: "application/json" }));
  }

  addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") end();
  });
  return (unfound) => {
    clearTimeout(timer);
    current = unfound;
    if (unfound) timer = setTimeout(end, endedAfterMs);
  };
}
