/** Draws a page's share picture: a SIM card in poster format, with text that can be read in a list of messages. */
import { type ShareCard, shareImageSize } from "#content/site/share-card.ts";
import { computeDrawingSeed } from "#domain/site/drawing-seed.ts";
import { renderLogoSvg } from "./brand.ts";
import type { ShareArt } from "./share-art.ts";
import { renderTextElement, type ShareFont, wrapLines } from "./share-text.ts";
import { createTokenColorReader } from "./token-color.ts";

const { width, height } = shareImageSize;

/** Positions and sizes are in pixels of the picture. */
const card = { left: 28, top: 28, right: width - 28, bottom: height - 28, radius: 34, cut: 120 } as const;
export const shareTextArea = { left: 84, right: width - 84, top: 190, bottom: height - 76 } as const;
const wimyBox = { x: 812, y: 196, width: 324, height: 398 } as const;
const priceCards = { top: 386, width: 1036, height: 164, gap: 20 } as const;

const titleFont = (size: number): ShareFont => ({ family: "wim Bricolage", weight: 800, size });
const boldFont = (size: number): ShareFont => ({ family: "wim Figtree", weight: 700, size });
const titleSizes = [196, 168, 144, 128, 116, 104, 94, 84, 76, 66];
const subtitleStyle = { size: 46, line: 56 } as const;

export type ShareLine = { text: string; font: ShareFont; x: number; y: number; role: "kicker" | "title" | "sub" };

/**
 * Lays out the lines of the card's text; `y` is the baseline.
 *
 * @throws {Error} in Spanish, if the title does not fit in any size.
 */
export function layOutShareText({ kicker, title: words, sub: more, wimy, prices }: ShareCard): ShareLine[] {
  const right = wimy ? wimyBox.x - 16 : shareTextArea.right;
  const bottom = prices ? priceCards.top - 40 : shareTextArea.bottom;
  const room = right - shareTextArea.left;
  const subtitleLines = more ? (wrapLines(more, boldFont(subtitleStyle.size), room) ?? []) : [];
  const subtitleHeight = subtitleLines.length > 0 ? subtitleLines.length * subtitleStyle.line + 26 : 0;
  for (const size of titleSizes) {
    const lines = wrapLines(words, titleFont(size), room);
    const lineHeight = size * 0.96;
    // Includes the height of capitals with accents.
    if (!lines || (lines.length - 1) * lineHeight + size * 0.95 + subtitleHeight > bottom - shareTextArea.top) continue;
    const lastY = bottom - subtitleHeight - size * 0.08;
    return [
      { role: "kicker", text: kicker, font: boldFont(34), x: 252, y: 130 },
      ...lines.map((text, index) => ({
        role: "title" as const,
        text,
        font: titleFont(size),
        x: shareTextArea.left,
        y: Math.round(lastY - (lines.length - 1 - index) * lineHeight),
      })),
      ...subtitleLines.map((text, index) => ({
        role: "sub" as const,
        text,
        font: boldFont(subtitleStyle.size),
        x: shareTextArea.left,
        y: bottom - 12 - (subtitleLines.length - 1 - index) * subtitleStyle.line,
      })),
    ];
  }
  throw new Error(`«${words}» no cabe en la imagen para compartir`);
}

/** Colour token of each part, by tone of the card. */
const tones = {
  talavera: {
    ground: "masa",
    card: "talavera",
    waves: "talavera-trama",
    kicker: "blanco",
    title: "blanco",
    loud: "nopal",
    sub: "blanco",
  },
  cempasuchil: {
    ground: "masa",
    card: "cempasuchil",
    waves: "cempasuchil-trama",
    kicker: "obsidiana",
    title: "obsidiana",
    loud: "obsidiana",
    sub: "obsidiana",
  },
  paper: {
    ground: "masa-2",
    card: "blanco",
    waves: "masa-2",
    kicker: "gris",
    title: "obsidiana",
    loud: "obsidiana",
    sub: "talavera",
  },
} as const;

/** @returns an SVG of {@link shareImageSize}, with the fonts of `documents/fonts`. */
export function drawShareImage(page: ShareCard, art: ShareArt): string {
  const readColor = createTokenColorReader();
  const tone = tones[page.tone];
  const readToneColor = (part: keyof typeof tone) => readColor(tone[part]);
  const outline = drawCutCard(
    { x: card.left, y: card.top, width: card.right - card.left, height: card.bottom - card.top },
    card.radius,
    card.cut,
  );
  const lines = layOutShareText(page).map((line) => {
    const fill = line.role === "title" ? readToneColor(page.sub ? "loud" : "title") : readToneColor(line.role);
    return renderTextElement(line.text, line.font, { x: line.x, y: line.y, fill });
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${readToneColor("card")}"/>`,
    art.drawTiles(computeDrawingSeed(page.image), readToneColor("waves"), tileField(page.prices ? 2 : 3)),
    // Draws the background over the tiles outside the card, because clipping the tiles takes longer.
    `<path d="M0 0H${width}V${height}H0z${outline}" fill="${readToneColor("ground")}" fill-rule="evenodd"/>`,
    `<path d="${outline}" fill="none" stroke="${readColor("obsidiana")}" stroke-width="6"/>`,
    renderLogoSvg(readColor("obsidiana"), readColor("nopal")).replace(
      "<svg ",
      `<svg x="${shareTextArea.left}" y="84" width="140" height="64.600" `,
    ),
    ...(page.wimy ? [art.drawWimy(page.wimy, readColor("obsidiana"), wimyBox)] : []),
    ...lines,
    ...(page.prices ?? []).map((price, index, all) => drawPrice(price, index, all.length, readColor)),
    "</svg>",
  ].join("");
}

const tileSide = (card.bottom - card.top) / 5;
const tileField = (columns: number) => ({
  x: card.right - columns * tileSide,
  y: card.top,
  side: tileSide,
  columns,
  rows: 5,
});

type Area = { x: number; y: number; width: number; height: number };

/** The outline of a card with round corners and a SIM's cut corner, as SVG path data. */
function drawCutCard({ x, y, width: w, height: h }: Area, r: number, cut: number): string {
  return `M${x + r} ${y}H${x + w - cut}L${x + w} ${y + cut}V${y + h - r}a${r} ${r} 0 0 1-${r} ${r}H${x + r}a${r} ${r} 0 0 1-${r}-${r}V${y + r}a${r} ${r} 0 0 1 ${r}-${r}z`;
}

function drawPrice(
  price: NonNullable<ShareCard["prices"]>[number],
  index: number,
  count: number,
  colorOf: (token: string) => string,
): string {
  const { top, height, gap } = priceCards;
  const cardWidth = (priceCards.width - gap * (count - 1)) / count;
  // More than four cards are narrower, with smaller text.
  const scale = Math.min(1, cardWidth / 244);
  const x = shareTextArea.left + index * (cardWidth + gap);
  const ink = colorOf(price.look.ink === "light" ? "nopal" : "obsidiana");
  const outline = drawCutCard({ x, y: top, width: cardWidth, height }, 18, 40);
  return [
    `<path d="${outline}" fill="${colorOf(price.look.tone)}" stroke="${colorOf("obsidiana")}" stroke-width="5"/>`,
    renderTextElement(price.name, boldFont(32 * scale), { x: x + 22, y: top + 48, fill: ink }),
    renderTextElement(price.price, titleFont(72 * scale), { x: x + 22, y: top + 114, fill: ink }),
    renderTextElement(price.period, boldFont(28 * scale), { x: x + 22, y: top + 148, fill: ink }),
  ].join("");
}
