import { createWriteStream, existsSync, statSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { generateSyntheticKml, type SyntheticMegabytes } from "../../bench/coverage/synthetic-kml.ts";

const folder = ".build/coverage-bench";
const generator = new URL("../../bench/coverage/synthetic-kml.ts", import.meta.url);

/**
 * Writes a KML file like a coverage file, with 1, 10 or 50 MB; its content is the same on every machine. An existing
 * file stays until its generator changes.
 *
 * @returns the path of the file.
 */
export async function provideSyntheticKmlFile(megabytes: SyntheticMegabytes): Promise<string> {
  const file = `${folder}/synthetic-${megabytes}.kml`;
  if (existsSync(file) && statSync(file).mtimeMs > statSync(generator).mtimeMs) return file;
  await mkdir(folder, { recursive: true });
  // Two tests may write the file at once; each writes its own temporary file, and the last rename wins.
  const unfinished = `${file}.${process.pid}`;
  await pipeline(Readable.from(generateSyntheticKml(megabytes)), createWriteStream(unfinished));
  await rename(unfinished, file);
  return file;
}
