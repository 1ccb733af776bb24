import { createWriteStream, existsSync, statSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type SyntheticMegabytes, syntheticKml } from "../../bench/coverage/synthetic-kml.ts";

const folder = ".build/coverage-bench";
const generator = new URL("../../bench/coverage/synthetic-kml.ts", import.meta.url);

/**
 * Coverage-like KML of 1, 10 or 50 MB, the same on every machine; written on the first call and kept until its
 * generator changes.
 *
 * @returns the path of the file.
 */
export async function provideSyntheticKmlFile(megabytes: SyntheticMegabytes): Promise<string> {
  const file = `${folder}/synthetic-${megabytes}.kml`;
  if (existsSync(file) && statSync(file).mtimeMs > statSync(generator).mtimeMs) return file;
  await mkdir(folder, { recursive: true });
  // Two tests may create it at once: each writes its own temporary file, and the last rename wins.
  const unfinished = `${file}.${process.pid}`;
  await pipeline(Readable.from(syntheticKml(megabytes)), createWriteStream(unfinished));
  await rename(unfinished, file);
  return file;
}
