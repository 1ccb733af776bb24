/** The texts of the previewed page, and scrolling to one of them. */

const unseen = "script, style, template, noscript";
/** How long a text is marked. */
const markedMs = 3_000;
const markId = "editor-mark";

/** All texts of the page, those of `main` first, since a menu may repeat its words. */
export function textsOfPage(page: Document): Text[] {
  const main = page.querySelector("main");
  const texts: Text[] = [];
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const said = texts.filter((text) => text.data.trim() !== "" && !text.parentElement?.closest(unseen));
  return [...said.filter((text) => main?.contains(text)), ...said.filter((text) => !main?.contains(text))];
}

/** Texts that equal the words, then those that contain them. */
export function textsWith(words: string): Text[] {
  const sought = even(words);
  const found = textsOfPage(document).filter(({ data }) => even(data).includes(sought));
  return [...found.filter(({ data }) => even(data) === sought), ...found];
}

const even = (text: string) => text.replaceAll(/\s+/g, " ").trim().toLowerCase();

/** Scrolls to the first visible text, if it is out of view, and marks it for a while. */
export function showFirst(texts: readonly Text[]): void {
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

/** Whether an element is visible once unfolded; if it is, its folds stay open. */
function isSeen(element: Element): boolean {
  const folds: HTMLDetailsElement[] = [];
  for (let fold = element.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
    if (!fold.open) folds.push(fold);
  for (const fold of folds) fold.open = true;
  const { width, height } = element.getBoundingClientRect();
  // Text for screen readers only is one pixel in size.
  if (element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1) return true;
  for (const fold of folds) fold.open = false;
  return false;
}
