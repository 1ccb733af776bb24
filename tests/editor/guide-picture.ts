/**
 * If `GUIDE_PICTURES` names a folder, the journeys that follow the guide's pages save pictures for the editor's guide
 * there. The guide's pictures are in `editor/guide/pictures`: look at each before you commit it.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Locator, Page } from "@playwright/test";

const folder = process.env.GUIDE_PICTURES ? resolve(process.env.GUIDE_PICTURES) : undefined;
const marginPx = 10;
/** Maximum height of a picture. Taller content is cut off at the bottom, where it repeats what is visible. */
const maxHeightPx = 620;
/** WebP quality at which flat colours and letters stay sharp, at a tenth of the size of a PNG. */
const quality = 82;

/**
 * @param parts - elements to which the picture is cropped, as far as they are in view; by default, the whole window.
 */
export async function takeGuidePicture(page: Page, name: string, ...parts: readonly Locator[]): Promise<void> {
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.emulateMedia({ colorScheme: "light" });
  if (parts.length === 0) {
    await page.getByRole("main").evaluate((main) => main.scrollTo(0, 0));
    // The preview reloads after a change.
    for (const frame of page.frames()) await frame.waitForLoadState("networkidle");
  }
  await parts[0]?.evaluate((part) => {
    const isTall = part.getBoundingClientRect().height > innerHeight / 2;
    part.scrollIntoView({ block: isTall ? "start" : "center", behavior: "instant" });
  });
  // Move the pointer away, because elements under it look different.
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  const cut = await cutTo(page, parts);
  const session = await page.context().newCDPSession(page);
  // A picture of the whole window is scaled down.
  const scrolled = await page.evaluate(() => scrollY);
  const clip = { ...cut, y: cut.y + scrolled, scale: parts.length === 0 ? 0.76 : 1 };
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality, clip });
  await session.detach();
  writeFileSync(resolve(folder, `${name}.webp`), Buffer.from(data, "base64"));
}

type Cut = { x: number; y: number; width: number; height: number };

async function cutTo(page: Page, parts: readonly Locator[]): Promise<Cut> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const [first] = parts;
  if (!first) return { x: 0, y: 0, width, height };
  // Crops to the visible part of the scrolling box, because the parts may continue below it.
  const room = await first.evaluate((part) => {
    const { top, bottom } = (part.closest("main, dialog") ?? document.documentElement).getBoundingClientRect();
    return { top, bottom };
  });
  const boxes = (await Promise.all(parts.map((part) => part.boundingBox()))).filter((box) => box !== null);
  if (boxes.length < parts.length) throw new Error("a part of the picture is not there");
  const left = Math.max(0, Math.min(...boxes.map(({ x }) => x)) - marginPx);
  const top = Math.max(room.top, Math.min(...boxes.map(({ y }) => y)) - marginPx);
  const right = Math.min(width, Math.max(...boxes.map((box) => box.x + box.width)) + marginPx);
  const bottom = Math.min(
    room.bottom,
    top + maxHeightPx,
    Math.max(...boxes.map((box) => box.y + box.height)) + marginPx,
  );
  return { x: Math.round(left), y: Math.round(top), width: Math.round(right - left), height: Math.round(bottom - top) };
}
