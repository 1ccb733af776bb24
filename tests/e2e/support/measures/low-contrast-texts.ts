import type { Page } from "@playwright/test";

/**
 * Finds low contrast of texts whose background axe cannot determine: on cut objects, gradients, tiles or drawings. The
 * fill of the nearest object or box counts as the background; `tokens.test.ts` checks texts on the lines of tiles.
 *
 * @param targets - selectors of the elements with the texts.
 * @returns a line per text with too little contrast.
 */
export function findLowContrastTexts(page: Page, targets: readonly string[]): Promise<string[]> {
  return page.evaluate((targets) => {
    const pen = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
    /** Formats a colour as `#rrggbb`; undefined if it is transparent. */
    const opaque = (colour: string) => {
      pen.fillStyle = "#00000000";
      pen.fillStyle = colour.trim();
      return /^#/.test(pen.fillStyle) ? pen.fillStyle : undefined;
    };
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((index) => {
        const channel = Number.parseInt(colour.slice(index, index + 2), 16) / 255;
        return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const ratio = (one: string, other: string) => {
      const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    };
    const listGrounds = (style: CSSStyleDeclaration, isCut: boolean) => {
      const images = `${style.backgroundImage} ${isCut ? style.getPropertyValue("--paint") : ""}`;
      const stops = [...images.matchAll(/#[\da-f]{3,8}\b|\b(?:rgb|color)a?\([^)]*\)/gi)].map(([stop]) => opaque(stop));
      const fills = [style.backgroundColor, isCut ? style.getPropertyValue("--fill") : ""].map(opaque);
      return (stops.some(Boolean) ? stops : fills).filter((ground) => ground !== undefined);
    };
    /** Whether a pseudo-element, such as a switch's mark, is behind the text. */
    const isBehind = (mark: CSSStyleDeclaration, element: Element, text: Element) => {
      if (mark.content === "none" || mark.position !== "absolute") return false;
      const from = element.getBoundingClientRect().left + element.clientLeft + Number.parseFloat(mark.left);
      const left = from + new DOMMatrix(mark.transform).e;
      const { x, width } = text.getBoundingClientRect();
      return left <= x + width / 2 && x + width / 2 <= left + Number.parseFloat(mark.width);
    };
    /**
     * Lists the backgrounds behind a text; an element without a fill shows the fill of its nearest ancestor that has
     * one.
     */
    const groundsBehind = (text: Element, element: Element | null = text): string[] => {
      if (!element) return ["#ffffff"];
      const mark = getComputedStyle(element, "::before");
      const marked = isBehind(mark, element, text) ? listGrounds(mark, false) : [];
      if (marked.length > 0) return marked;
      const own = listGrounds(getComputedStyle(element), element.hasAttribute("data-cut"));
      return own.length > 0 ? own : groundsBehind(text, element.parentElement);
    };
    return targets.flatMap((target) => {
      const element = document.querySelector(target);
      const style = element && getComputedStyle(element);
      const colour = style && opaque(style.color);
      if (!colour) return [];
      const size = Number.parseFloat(style.fontSize);
      const least = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
      const weak = groundsBehind(element).filter((ground) => ratio(colour, ground) < least);
      return weak.map((ground) => `${colour} on ${ground} → ${target}`);
    });
  }, targets);
}
