import type { Page } from "@playwright/test";

/** Pages where visitors choose and buy. */
export const salesPagePaths = ["/", "/membresias", "/esim", "/portabilidad", "/roaming-cobertura", "/wimers"];

/**
 * Maximum length of a checked word, as a share of the window's width; longer words may have to break in nested boxes.
 */
const maxShareOfWindow = 0.5;

/**
 * Finds words of a page's main part, or of another part, that are broken over two lines although they would fit on one.
 * Excludes drawn screens of the app.
 */
export function findBrokenWords(page: Page, part = "main"): Promise<string[]> {
  return page.evaluate(
    ([part, most]) => {
      const cut = new Set<string>();
      const texts = document.createTreeWalker(document.querySelector(part) ?? document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement;
        const text = node.textContent ?? "";
        if (
          !parent?.checkVisibility({ visibilityProperty: true }) ||
          parent.closest("svg, .visually-hidden, [data-screen]")
        )
          continue;
        // Excludes parts of an address or a compound, because a line may break between them.
        for (const { 0: word, index } of text.matchAll(
          /(?<![^\s(«¿¡])[\p{L}\p{N}]{2,}(?=[^\s@/\p{L}\p{N}-]*(\s|$))/gu,
        )) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
          const whole = parts.reduce((sum, { width }) => sum + width, 0);
          if (parts.length > 1 && whole < most * innerWidth)
            cut.add(`${word} in ${parent.tagName}.${parent.className}`);
        }
      }
      return [...cut];
    },
    [part, maxShareOfWindow] as const,
  );
}
