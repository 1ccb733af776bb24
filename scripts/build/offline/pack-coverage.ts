import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { packOverlay } from "#content/coverage/overlays/coverage-pack.ts";
import { packSuffix } from "#domain/coverage/pack/pack.ts";

/** Writes a packed copy of each large KML file of a new build, next to that file. */
export async function packCoverage(clientDir: string): Promise<void> {
  for await (const name of glob("kml/*.kml", { cwd: clientDir })) {
    const file = join(clientDir, name);
    const pack = packOverlay(await readFile(file));
    if (pack) await writeFile(file + packSuffix, pack.bytes);
  }
}
