import type { SearchResult } from "#domain/search/search-results.ts";
import { announceText } from "#ui/announcement/announce.ts";

type HelpSuggestionProps = { indexPath: string };

/** Milliseconds from the last keystroke to the suggestion, and from there to its announcement. */
const [searchDelayMs, announcementDelayMs] = [200, 600];

const minCharacters = 3;

/**
 * Shows the best answer below the field while the visitor types, over the page, so that nothing moves. The engine loads
 * when the field is used; with Save-Data, or in browsers without popovers, the form only leads to the results.
 *
 * @param root - contains the markup of `HelpSuggestion`.
 */
export function enhanceHelpSuggestion(root: HTMLElement, { indexPath }: HelpSuggestionProps): void {
  const findPart = (name: string) => root.querySelector<HTMLElement>(`[data-${name}]`) as HTMLElement;
  const [panel, link, action] = [findPart("suggestion"), findPart("link"), findPart("action")];
  const field = findPart("field") as HTMLInputElement;
  let timer: ReturnType<typeof setTimeout>;
  let isOpen = false;
  if (navigator.connection?.saveData || !panel.showPopover) return;
  panel.hidden = false;

  const find = async (text: string) => (await import("./find-suggestion.ts")).findSuggestion(text, indexPath);

  function place(): void {
    const { left, bottom, width } = (field.form as HTMLFormElement).getBoundingClientRect();
    panel.style.left = `${left + scrollX}px`;
    panel.style.top = `${bottom + scrollY}px`;
    panel.style.width = `${width}px`;
  }

  function close(): void {
    clearTimeout(timer);
    panel.hidePopover();
    isOpen = false;
  }

  function show({ href, title, text, actions: [first] }: SearchResult): void {
    link.textContent = title;
    link.setAttribute("href", href);
    findPart("text").textContent = text;
    action.hidden = !first;
    action.setAttribute("href", first?.href ?? href);
    findPart("label").textContent = first?.label ?? title;
    place();
    panel.showPopover();
    isOpen = true;
    timer = setTimeout(() => announceText(findPart("announced"), `${title}. ${text}`), announcementDelayMs);
  }

  async function suggest(): Promise<void> {
    const text = field.value.trim();
    const suggestion = text.length < minCharacters ? undefined : await find(text).catch(() => undefined);
    // Drop the suggestion, because the text has changed or the visitor has left the field in the meantime.
    if (text !== field.value.trim() || document.activeElement !== field) return;
    if (suggestion) show(suggestion);
    else close();
  }

  function closeOutside({ target }: Event): void {
    if (!root.contains(target as Node)) close();
  }

  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => void suggest(), searchDelayMs);
  });
  field.addEventListener("focus", () => void suggest());
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !isOpen) return;
    // The browser would empty the field.
    event.preventDefault();
    field.focus();
    close();
  });
  for (const type of ["pointerdown", "focusin"]) addEventListener(type, closeOutside);
  addEventListener("resize", place);
  if (document.activeElement === field) void suggest();
}
