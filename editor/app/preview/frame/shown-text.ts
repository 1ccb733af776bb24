/** Finds texts of the previewed page and scrolls to them. */

const hiddenElements = "script, style, template, noscript";
const markDurationMs = 3_000;
const markId = "editor-mark";

/** Collects the text nodes of the page. Text nodes in `main` come first, because a menu may repeat their words. */
export function collectPageTexts(page: Document): Text[] {
  const main = page.querySelector("main");
  const texts: Text[] = [];
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const visibleTexts = texts.filter((text) => text.data.trim() !== "" && !text.parentElement?.closest(hiddenElements));
  return [
    ...visibleTexts.filter((text) => main?.contains(text)),
    ...visibleTexts.filter((text) => !main?.contains(text)),
  ];
}

/** Finds the text nodes of this page that equal the words, then those that contain the words. */
export function findTexts(searchText: string): Text[] {
  const normalizedWords = normalize(searchText);
  const matches = collectPageTexts(document).filter(({ data }) => normalize(data).includes(normalizedWords));
  return [...matches.filter(({ data }) => normalize(data) === normalizedWords), ...matches];
}

const normalize = (text: string) => text.replaceAll(/\s+/g, " ").trim().toLowerCase();

/**
 * Keeps the texts under the heading that the address names, up to the next heading of its level: a change there also
 * changes others, such as the reading time. Keeps all if the address names no heading.
 */
export function filterAddressedTexts(texts: readonly Text[]): readonly Text[] {
  const heading = document.getElementById(location.hash.slice(1));
  if (!heading?.matches("h2, h3")) return texts;
  const isAfter = (start: Node, node: Node) =>
    (start.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const headings = document.querySelectorAll(heading.localName === "h2" ? "h2" : "h2, h3");
  const nextHeading = [...headings].find((each) => isAfter(heading, each));
  return texts.filter((text) => isAfter(heading, text) && !(nextHeading && isAfter(nextHeading, text)));
}

/** Marks the first text that is visible at this size, and scrolls to it if needed. */
export function highlightFirstVisible(texts: readonly Text[]): void {
  const elements = texts
    .flatMap(({ parentElement }) => parentElement ?? [])
    .filter((element) => !element.closest(".visually-hidden"));
  const visibleElement = elements.find(makeVisible);
  if (!visibleElement) return;
  const element = findCard(visibleElement);
  const { top, bottom } = element.getBoundingClientRect();
  const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (top < 0 || bottom > innerHeight)
    element.scrollIntoView({ block: "center", behavior: prefersReducedMotion ? "instant" : "smooth" });
  for (const mark of document.getAnimations()) if (mark.id === markId) mark.cancel();
  // An outline and a shadow do not change the layout.
  const mark = {
    outline: "3px solid var(--obsidiana)",
    outlineOffset: "6px",
    boxShadow: "0 0 0 6px var(--nopal)",
  };
  element.animate([mark, mark], { id: markId, duration: markDurationMs });
}

/** Returns the heading's whole card, or the element itself if it is not the heading of a card that fits the window. */
function findCard(element: Element): Element {
  const card = element.closest("h2, h3, h4") && element.closest("li:has(> article)");
  return card && card.clientHeight <= innerHeight ? card : element;
}

/** Opens all `details` around an element, or selects its membership. Reverts this if the element stays hidden. */
function makeVisible(element: Element): boolean {
  const openedDetails: HTMLDetailsElement[] = [];
  for (let fold = element.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
    if (!fold.open) openedDetails.push(fold);
  for (const fold of openedDetails) fold.open = true;
  if (isVisible(element) || selectMembership(element)) return true;
  for (const fold of openedDetails) fold.open = false;
  return false;
}

function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 0 && height > 0;
}

/** Selects the membership that contains an element, if radio buttons show one membership at a time. */
function selectMembership(element: Element): boolean {
  const part = element.closest<HTMLElement>("[data-variant], [data-plan]");
  const selector = `input[type="radio"][value="${part?.dataset.variant ?? part?.dataset.plan}"]`;
  let scope: Element | null = part;
  while (scope && !scope.querySelector(selector)) scope = scope.parentElement;
  const radio = scope?.querySelector<HTMLInputElement>(selector);
  if (!radio || radio.checked) return false;
  const selectedRadio = document.querySelector<HTMLInputElement>(`input[name="${radio.name}"]:checked`);
  selectAtOnce(radio);
  if (isVisible(element)) return true;
  selectAtOnce(selectedRadio);
  return false;
}

/** Selects a radio button without transitions, during which both choices would be visible. */
function selectAtOnce(radio: HTMLInputElement | null): void {
  radio?.click();
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
}

/**
 * Finds the changed texts of a page: those missing in `before`, from the first to the last difference. If there are
 * none, for example after a removal, finds the text at the first difference.
 *
 * @returns the indexes in `after`, in order; empty if both lists are the same.
 */
export function findChangedTextIndexes(before: readonly string[], after: readonly string[]): number[] {
  const commonLength = Math.min(before.length, after.length);
  let first = 0;
  while (first < commonLength && before[first] === after[first]) first++;
  if (first === before.length && first === after.length) return [];
  let commonEnd = 0;
  while (commonEnd < commonLength - first && before.at(-1 - commonEnd) === after.at(-1 - commonEnd)) commonEnd++;
  const oldTexts = new Set(before);
  const changedIndexes = after.flatMap((text, index) =>
    index >= first && index < after.length - commonEnd && !oldTexts.has(text) ? [index] : [],
  );
  return changedIndexes.length > 0 ? changedIndexes : [Math.min(first, after.length - 1)];
}
