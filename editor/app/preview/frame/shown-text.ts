/** The texts of the previewed page, and scrolling to one of them. */

const unseen = "script, style, template, noscript";
/** How long a mark stays on a text. */
const markedMs = 3_000;
const markId = "editor-mark";

/** All text nodes of the page, those in `main` first, because a menu may repeat their words. */
export function collectPageTexts(page: Document): Text[] {
  const main = page.querySelector("main");
  const texts: Text[] = [];
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const said = texts.filter((text) => text.data.trim() !== "" && !text.parentElement?.closest(unseen));
  return [...said.filter((text) => main?.contains(text)), ...said.filter((text) => !main?.contains(text))];
}

/** The text nodes of this page that equal the words, followed by those that contain them. */
export function findTexts(words: string): Text[] {
  const sought = even(words);
  const found = collectPageTexts(document).filter(({ data }) => even(data).includes(sought));
  return [...found.filter(({ data }) => even(data) === sought), ...found];
}

const even = (text: string) => text.replaceAll(/\s+/g, " ").trim().toLowerCase();

/** Marks the first visible one of the texts for a while, and scrolls to it if it is out of view. */
export function highlightFirstVisible(texts: readonly Text[]): void {
  const element = texts.flatMap(({ parentElement }) => parentElement ?? []).find(isSeen);
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (top < 0 || bottom > innerHeight)
    element.scrollIntoView({ block: "center", behavior: isCalm ? "instant" : "smooth" });
  for (const mark of document.getAnimations()) if (mark.id === markId) mark.cancel();
  // Outline and shadow take no space.
  const mark = {
    outline: "3px solid var(--obsidiana)",
    outlineOffset: "6px",
    boxShadow: "0 0 0 6px var(--nopal)",
  };
  element.animate([mark, mark], { id: markId, duration: markedMs });
}

/** Whether an element is visible once its `details` are open; if it is, they stay open. */
function isSeen(element: Element): boolean {
  const folds: HTMLDetailsElement[] = [];
  for (let fold = element.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
    if (!fold.open) folds.push(fold);
  for (const fold of folds) fold.open = true;
  const { width, height } = element.getBoundingClientRect();
  // Visually hidden text for screen readers is one pixel in size.
  if (element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1) return true;
  for (const fold of folds) fold.open = false;
  return false;
}
