import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { packOverlay } from "#content/coverage/coverage-pack.ts";
import { packSuffix } from "#domain/coverage/pack/pack.ts";

/** Writes the packed copy next to each large KML of a freshly built site. */
export async function packCoverage(clientDir: string): Promise<void> {
  for await (const name of glob("kml/*.kml", { cwd: clientDir })) {
    const file = join(clientDir, name);
    const pack = packOverlay(await readFile(file));
    if (pack) await writeFile(file + packSuffix, pack.bytes);
  }
}
