import type { Page } from "@playwright/test";

/** Finds violations of the art direction that only a browser can detect: docs/decisions/0076. */
export function findBrandViolations(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 24;
    /**
     * Minimum size of the unit «GB», in CSS pixels. It is smaller than for words, because «GB» has no i, whose dot
     * merges with its stem in small type.
     */
    const minUnit = 18;
    const ownText = (element: Element) =>
      [...element.childNodes]
        .map((node) => (node instanceof Text ? node.data : ""))
        .join("")
        .trim();
    const small: string[] = [];
    const coloured: string[] = [];
    for (const element of document.body.querySelectorAll("*")) {
      const { fontFamily, fontSize, color } = getComputedStyle(element);
      const text = ownText(element);
      const size = Number.parseFloat(fontSize);
      if (text && /^["']?Bricolage/.test(fontFamily) && size < (text === "GB" ? minUnit : least))
        small.push(`«${text.slice(0, 40)}» is set in the title face at ${size} px: under ${least} px use --font-text`);
      const heading = element.parentElement?.closest("h2, h3, h4");
      if (heading && text && element.matches("em") && color !== getComputedStyle(heading).color)
        coloured.push(`«${heading.textContent}» has two colours: only an h1 has`);
    }
    return [...small, ...coloured];
  });
}
