/** Measures a picture's text in its fonts, and breaks it into lines. */
import { Resvg } from "@resvg/resvg-js";
import { listUnprintableCharacterMessages } from "#domain/text/normalize-text.ts";

export type ShareFont = { family: "wim Bricolage" | "wim Figtree"; weight: 700 | 800 /** In pixels. */; size: number };

export const fontOptions = {
  fontFiles: ["title", "text-bold", "textmore-bold", "signs-bold"].map((name) => `documents/fonts/${name}.ttf`),
  loadSystemFonts: false,
};

/** Letter spacing relative to the size; headings are set tight. */
const letterSpacings = { "wim Bricolage": -0.02, "wim Figtree": 0 } as const;

export type TextBox = { left: number; right: number; top: number; bottom: number };

/** Measures the box around the ink of a text, in pixels from the start of the text's baseline. */
export function measureInk(text: string, font: ShareFont): TextBox {
  const room = 3000;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="${2 * room}">${renderTextElement(text, font, { x: 0, y: room, fill: "red" })}</svg>`;
  const box = new Resvg(picture, { font: fontOptions }).getBBox();
  // Refuses characters without a glyph, because the renderer draws a box for them.
  const [errorMessage = box ? undefined : "no tiene nada que se vea"] = listUnprintableCharacterMessages(text);
  if (!box || errorMessage) throw new Error(`«${text}»: ${errorMessage}`);
  return { left: box.x, right: box.x + box.width, top: box.y - room, bottom: box.y + box.height - room };
}

export function renderTextElement(
  text: string,
  font: ShareFont,
  { x, y, fill }: { x: number; y: number; fill: string },
): string {
  const { family, weight, size } = font;
  return `<text x="${x}" y="${y}" font-family="${family}" font-weight="${weight}" font-size="${size}" letter-spacing="${letterSpacings[family] * size}" fill="${fill}" xml:space="preserve">${escapeText(text)}</text>`;
}

const escapeText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const widths = new Map<string, number>();

/** Width in pixels at size 100; each text is measured once. */
function widthAt100(text: string, font: ShareFont): number {
  const key = `${font.family} ${font.weight} ${text}`;
  const width = widths.get(key) ?? measureInk(text, { ...font, size: 100 }).right;
  widths.set(key, width);
  return width;
}

/**
 * Breaks a text into as few lines as possible, with widths as even as possible.
 *
 * @param limit - maximum width of a line, in pixels.
 * @returns undefined if a single word is wider than the limit.
 */
export function wrapLines(text: string, font: ShareFont, limit: number): string[] | undefined {
  const words = text.split(" ");
  const measureWidth = (line: string) => (widthAt100(line, font) * font.size) / 100;
  if (words.some((word) => measureWidth(word) > limit)) return undefined;
  const fillLines = (width: number) => {
    const lines: string[] = [];
    for (const word of words) {
      const longer = `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && measureWidth(longer) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  };
  const lineCount = fillLines(limit).length;
  for (let width = Math.ceil(limit / 3); width < limit; width += 20) {
    const lines = fillLines(width);
    if (lines.length === lineCount && lines.every((line) => measureWidth(line) <= limit)) return lines;
  }
  return fillLines(limit);
}
