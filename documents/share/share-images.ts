/** The pictures shown when an address is shared: one per page, named after the page. */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { renderAsync } from "@resvg/resvg-js";
import { buildShareCard } from "#content/site/share-card.ts";
import { listIndexedPages } from "#content/site/site-map/site-map.ts";
import { loadShareArt, type ShareArt } from "./share-art.ts";
import { drawShareImage } from "./share-drawing.ts";
import { fontOptions } from "./share-text.ts";

setFlagsFromString("--expose-gc");
/** Frees pictures that are not used any more. V8 does not know their memory, and would keep hundreds of them. */
const freePictures = (): void => runInNewContext("gc")({ type: "minor" });

/** Returns the cached result for the same ingredients, or else the result of `make`. */
type CachedRun = (ingredients: readonly (string | Uint8Array)[], make: () => Promise<Buffer>) => Promise<Buffer>;

/**
 * Writes the share picture of every indexed page.
 *
 * @param clientDir - the built pages; the pictures go next to them.
 * @param runCodeCached - cache of the results of this code.
 * @throws {Error} in Spanish, if the text of a page does not fit.
 */
export async function writeShareImages(
  clientDir: string,
  runCached: CachedRun,
  runCodeCached: CachedRun,
): Promise<void> {
  let art: Promise<ShareArt> | undefined;
  const toolDigest = createHash("sha256");
  for (const file of ["node_modules/@resvg/resvg-js/package.json", ...fontOptions.fontFiles])
    toolDigest.update(readFileSync(file));
  const tools = toolDigest.digest("hex");
  const pages = listIndexedPages().values();
  // Renders at most one picture per processor at a time, because each takes 3 MB of memory.
  const renderPages = async () => {
    for (const { path } of pages) {
      const card = buildShareCard(path);
      const drawing = await runCodeCached([JSON.stringify(card)], async () => {
        art ??= loadShareArt();
        return Buffer.from(drawShareImage(card, await art));
      });
      const render = async () => {
        freePictures();
        return (await renderAsync(String(drawing), { font: fontOptions })).asPng();
      };
      const file = join(clientDir, card.image);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, await runCached([drawing, tools], render));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, renderPages));
}
