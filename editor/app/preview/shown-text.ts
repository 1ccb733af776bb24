/** Texts of the page that the editor shows, and how one of them comes into sight. */

const unseen = "script, style, template, noscript";
/** How long a text is marked. */
const markedMs = 3_000;
const markId = "editor-mark";

/** Every text of the page, what its main part says first: a menu may name what is written there. */
export function textsOfPage(page: Document): Text[] {
  const main = page.querySelector("main");
  const texts: Text[] = [];
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const said = texts.filter((text) => text.data.trim() !== "" && !text.parentElement?.closest(unseen));
  return [...said.filter((text) => main?.contains(text)), ...said.filter((text) => !main?.contains(text))];
}

/** Texts that are these words, then those that have them. */
export function placeWith(words: string): Text[] {
  const sought = even(words);
  const found = textsOfPage(document).filter(({ data }) => even(data).includes(sought));
  return [...found.filter(({ data }) => even(data) === sought), ...found];
}

const even = (text: string) => text.replaceAll(/\s+/g, " ").trim().toLowerCase();

/** The first of some texts that can be seen comes into sight, if it is not there, and is marked for a while. */
export function showFirst(texts: readonly Text[]): void {
  const element = texts.flatMap(({ parentElement }) => parentElement ?? []).find(isSeen);
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (top < 0 || bottom > innerHeight)
    element.scrollIntoView({ block: "center", behavior: isCalm ? "instant" : "smooth" });
  for (const mark of document.getAnimations()) if (mark.id === markId) mark.cancel();
  // Neither of them takes room.
  const mark = {
    outline: "3px solid var(--obsidiana)",
    outlineOffset: "6px",
    boxShadow: "0 0 0 6px var(--nopal)",
  };
  element.animate([mark, mark], { id: markId, duration: markedMs });
}

/** Opens what it is folded into. */
function isSeen(element: Element): boolean {
  const folds: HTMLDetailsElement[] = [];
  for (let fold = element.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
    if (!fold.open) folds.push(fold);
  for (const fold of folds) fold.open = true;
  const { width, height } = element.getBoundingClientRect();
  // What is hidden but for ears takes a point.
  if (element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1) return true;
  for (const fold of folds) fold.open = false;
  return false;
}
