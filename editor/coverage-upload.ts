/** Coverage files: they stream to the disk, are read as the map reads them, and only then take their place. */
import { createWriteStream } from "node:fs";
import { open, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { coverageOverlays } from "#content/coverage/coverage-overlays.ts";
import { type CoverageOverlay, kmlLimits } from "#domain/coverage/overlay.ts";
import { coverageReport } from "#scripts/coverage/overlay-report.ts";
import type { FileInfo, SavedFile } from "./api.ts";
import { Refusal } from "./edit-refusal.ts";
import { besideOf, refusedByDisk } from "./workspace.ts";

const types: Readonly<Record<CoverageOverlay["type"], string>> = {
  guaranteed: " garantizada",
  differentiated: " diferenciada",
  all: "",
};

export const coverageFiles: readonly FileInfo[] = coverageOverlays.map(({ id, technology, type, path }) => ({
  id,
  label: `Cobertura ${technology}${types[type]}`,
  file: `public${path}`,
  maxBytes: kmlLimits.bytes,
}));

/**
 * Replaces a coverage file, after reading what the new one holds.
 *
 * @param body - the file itself.
 * @throws {Refusal} with the report, if the map would not show all of it: the old one stays.
 */
export async function replaceCoverage(root: string, id: string, body: Readable): Promise<SavedFile & { file: string }> {
  const info = coverageFiles.find((each) => each.id === id);
  if (!info) throw new Refusal(`No hay un archivo «${id}».`);
  const path = join(root, info.file);
  const beside = besideOf(path);
  try {
    await pipeline(body, limited(info.maxBytes), createWriteStream(beside, { flags: "wx" }));
    const { text, isWhole } = coverageReport(info.label, await readFile(beside));
    if (!isWhole) throw new Refusal(text);
    await flush(beside);
    await rename(beside, path);
    const { size } = await stat(path);
    return { file: info.file, bytes: size, report: text.split("\n").map((line) => line.trim()) };
  } catch (error) {
    throw refusedByDisk(error) ?? error;
  } finally {
    await rm(beside, { force: true });
  }
}

function limited(maxBytes: number) {
  return async function* (parts: AsyncIterable<Buffer>) {
    let bytes = 0;
    for await (const part of parts) {
      bytes += part.length;
      if (bytes > maxBytes)
        throw new Refusal(`Simplifica sus áreas: el máximo son ${Math.round(maxBytes / 1_000_000)} MB, y pesa más.`);
      yield part;
    }
  };
}

async function flush(path: string): Promise<void> {
  const file = await open(path, "r+");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
