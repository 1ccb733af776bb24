import type { Page } from "@playwright/test";

/** Screenshots (PNG) of the same area, before and after a drawing. */
export type ScreenshotPair = { before: Buffer; after: Buffer };

/** Numbers of pixels that changed in the first drawing, in the second, in both, and in at least one. */
export type Overlap = { first: number; second: number; both: number; either: number };

/** Counts the pixels that two drawings changed. Runs in a page, because the browser decodes the pictures. */
export function compareDrawings(page: Page, first: ScreenshotPair, second: ScreenshotPair): Promise<Overlap> {
  const pictures = [first.before, first.after, second.before, second.after];
  return page.evaluate(
    countPixels,
    pictures.map((picture) => picture.toString("base64")),
  );
}

async function countPixels(pictures: string[]): Promise<Overlap> {
  const decodePixels = async (base64: string) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    if (!canvas) throw new Error("no canvas");
    canvas.drawImage(bitmap, 0, 0);
    return new Uint32Array(canvas.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer);
  };
  const [firstBefore, firstAfter, secondBefore, secondAfter] = await Promise.all(pictures.map(decodePixels));
  if (!firstBefore || !firstAfter || !secondBefore || !secondAfter) throw new Error("four pictures are needed");
  const overlap = { first: 0, second: 0, both: 0, either: 0 };
  for (let pixel = 0; pixel < firstAfter.length; pixel++) {
    const isInFirst = firstBefore[pixel] !== firstAfter[pixel];
    const isInSecond = secondBefore[pixel] !== secondAfter[pixel];
    if (isInFirst) overlap.first++;
    if (isInSecond) overlap.second++;
    if (isInFirst && isInSecond) overlap.both++;
    if (isInFirst || isInSecond) overlap.either++;
  }
  return overlap;
}
