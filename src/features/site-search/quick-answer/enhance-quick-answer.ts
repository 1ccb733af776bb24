import { maskLongNumbers } from "#domain/search/long-numbers.ts";
import type { DisplayedResults } from "#features/site-search/search-engine.ts";

/** Minimum number of characters that are searched for. */
const minCharacters = 3;

/** Milliseconds from the last keystroke to the answer, and to its announcement, which must not interrupt typing. */
const [answerDelayMs, announcementDelayMs] = [150, 650];

/**
 * Shows the best answer below a search form of another page while the visitor types. The form still opens the page of
 * results. Does nothing with Save-Data, or where the site probably has no answer.
 *
 * @param root - contains the form and the markup of `SiteSearchQuickAnswer`.
 * @param loadEngine - loads the search engine and its index; used once the field has the focus.
 */
export function enhanceQuickAnswer(
  root: HTMLElement,
  loadEngine: () => Promise<(written: string) => Pick<DisplayedResults, "isUnanswered" | "results">>,
): void {
  if (navigator.connection?.saveData) return;
  const findPart = (name: string) => root.querySelector<HTMLElement>(`[data-${name}]`) as HTMLElement;
  const field = findPart("field") as HTMLInputElement;
  const [panel, link, text, action, status] = ["quick", "link", "text", "action", "status"].map(findPart) as [
    HTMLElement,
    HTMLAnchorElement,
    HTMLElement,
    HTMLAnchorElement,
    HTMLElement,
  ];
  let answerTimer: ReturnType<typeof setTimeout>;
  let announcementTimer: ReturnType<typeof setTimeout>;

  const readQuery = () => maskLongNumbers(field.value.trim());
  const load = () => loadEngine().catch(() => undefined);

  async function answer(): Promise<void> {
    const query = readQuery();
    const found = query.length < minCharacters ? undefined : (await load())?.(query);
    if (query !== readQuery()) return;
    const best = found?.isUnanswered ? undefined : found?.results[0];
    clearTimeout(announcementTimer);
    panel.hidden = !best;
    status.textContent = "";
    if (!best) return;
    const joinParts = (parts: readonly { text: string }[]) => parts.map((part) => part.text).join("");
    link.textContent = joinParts(best.title);
    link.href = best.href;
    text.textContent = joinParts(best.text);
    const [first] = best.actions;
    action.hidden = !first;
    if (first) {
      action.href = first.href;
      (action.querySelector("[data-label]") as HTMLElement).textContent = first.label;
    }
    announcementTimer = setTimeout(() => {
      status.textContent = `${link.textContent}: ${text.textContent}`;
    }, announcementDelayMs - answerDelayMs);
  }

  field.addEventListener("focus", load);
  field.addEventListener("input", () => {
    clearTimeout(answerTimer);
    answerTimer = setTimeout(answer, answerDelayMs);
  });
  root.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || panel.hidden) return;
    panel.hidden = true;
    field.focus();
  });
  root.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !root.contains(relatedTarget)) panel.hidden = true;
  });
  // The visitor may have typed before this script loaded.
  if (document.activeElement === field) void answer();
}
