/** The pictures shown when an address is shared: one per page, named after the page. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import { buildShareCard } from "#content/site/share-card.ts";
import { listIndexedPages } from "#content/site/site-map/site-map.ts";
import { loadShareArt } from "./share-art.ts";
import { drawShareImage } from "./share-drawing.ts";
import { fontOptions } from "./share-text.ts";

/** Returns the cached result for the same ingredients, or else the result of `make`. */
type CachedRun = (ingredients: readonly (string | Uint8Array)[], make: () => Promise<Buffer>) => Promise<Buffer>;

/**
 * Writes the share picture of every indexed page.
 *
 * @param clientDir - the built pages; the pictures go next to them.
 * @throws {Error} in Spanish, if the text of a page does not fit.
 */
export async function writeShareImages(clientDir: string, runCached: CachedRun): Promise<void> {
  const art = await loadShareArt();
  const rendererPackage = await readFile("node_modules/@resvg/resvg-js/package.json");
  const fonts = await Promise.all(fontOptions.fontFiles.map((file) => readFile(file)));
  const pages = listIndexedPages().values();
  // Renders at most one picture per processor at a time, because each takes 3 MB of memory.
  const renderPages = async () => {
    for (const { path } of pages) {
      const card = buildShareCard(path);
      const drawing = drawShareImage(card, art);
      const render = async () => (await renderAsync(drawing, { font: fontOptions })).asPng();
      const file = join(clientDir, card.image);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, await runCached([drawing, rendererPackage, ...fonts], render));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, renderPages));
}
