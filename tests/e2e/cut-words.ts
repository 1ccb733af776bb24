import type { Page } from "@playwright/test";

/** Of the window: in a box within a box, a longer word may have to break. */
const mostOfWindow = 0.5;

/** The words of a page's main part that stand in two lines though they would fit in one; a table's columns stay abreast. */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate((most) => {
    const cut = new Set<string>();
    const texts = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent ?? "";
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest("svg, table, .visually-hidden"))
        continue;
      // Not the parts of an address or of a compound, between which a line may end.
      for (const { 0: word, index } of text.matchAll(/(?<![^\s(«¿¡])[\p{L}\p{N}]{2,}(?=[^\s@/\p{L}\p{N}-]*(\s|$))/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
        const whole = parts.reduce((sum, { width }) => sum + width, 0);
        if (parts.length > 1 && whole < most * innerWidth) cut.add(`${word} in ${parent.tagName}.${parent.className}`);
      }
    }
    return [...cut];
  }, mostOfWindow);
}
