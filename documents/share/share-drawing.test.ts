import fc from "fast-check";
import { expect, test } from "vitest";
import { buildShareCard, type ShareCard } from "#content/site/share-card.ts";
import { listIndexedPages } from "#content/site/site-map/site-map.ts";
import { titleLimit } from "#content/site/site-map/site-page.ts";
import { loadShareArt } from "./share-art.ts";
import { drawShareImage, layOutShareText, shareTextArea } from "./share-drawing.ts";
import { measureInk } from "./share-text.ts";

/** Minimum size of a title in pixels: lists of messages show the picture at a fifth of its width. */
const smallestTitle = 76;
/** Minimum size in pixels for titles full of the widest letters, which no page has. */
const minTitleSize = 66;

/** The parts of a card that exceed their space or are too small to read. */
function misfits(card: ShareCard, minSize = smallestTitle): string[] {
  const right = card.wimy ? 800 : shareTextArea.right;
  return layOutShareText(card).flatMap(({ text, font, x, y, role }) => {
    const ink = measureInk(text, font);
    const top = role === "kicker" ? 84 : shareTextArea.top;
    const isInside = x + ink.right <= right && y + ink.top >= top - 12 && y + ink.bottom <= shareTextArea.bottom + 24;
    const isRead = role !== "title" || font.size >= minSize;
    return isInside && isRead ? [] : [`${card.image}: «${text}» (${font.size}) does not fit`];
  });
}

test("the text of every page fits into its picture, large enough to read", () => {
  expect(listIndexedPages().flatMap(({ path }) => misfits(buildShareCard(path)))).toEqual([]);
});

test("no two lines of a picture touch", () => {
  for (const { path } of listIndexedPages()) {
    const lines = layOutShareText(buildShareCard(path)).map(({ text, font, y }) => ({
      y,
      ink: measureInk(text, font),
    }));
    for (const [index, { y, ink }] of lines.entries()) {
      const next = lines[index + 1];
      if (next) expect(next.y + next.ink.top, `${path} ${index}`).toBeGreaterThan(y + ink.bottom - 2);
    }
  }
});

test("any title that the site map allows fits, with or without wimy next to it", () => {
  const syllable = fc.constantFrom("co", "ber", "tu", "ra", "ción", "pá", "gi", "na", "ñu", "wim", "mem", "bre", "sía");
  const word = fc.array(syllable, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(""));
  const title = fc
    .array(word, { minLength: 1, maxLength: 14 })
    .map((words) => words.join(" "))
    .filter((text) => text.length <= titleLimit);
  fc.assert(
    fc.property(title, fc.boolean(), (text, hasWimy) => {
      const wimy = { mood: "happy", color: "nopal" } as const;
      const card = { image: "/compartir/x.png", kicker: "Ayuda", title: text, tone: "talavera" } as const;
      expect(misfits({ ...card, ...(hasWimy && { wimy }) }, minTitleSize)).toEqual([]);
    }),
    // This is the widest known title.
    { numRuns: 60, examples: [["ciónmem cowimmemcoco cococión ciónco wimwim memcocomemco", true]] },
  );
});

test("the drawing of every page has resolved colours and no undefined values", async () => {
  const art = await loadShareArt();
  for (const { path } of listIndexedPages()) {
    const drawing = drawShareImage(buildShareCard(path), art);
    expect(drawing, path).not.toMatch(/var\(|undefined|NaN/);
  }
});
