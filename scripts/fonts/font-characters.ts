/** Finds the characters that fonts can draw, as code points. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fontverter from "fontverter";
import { Blob, Face } from "harfbuzzjs";

/** Reads one font at a time, because concurrent calls of the converter yield empty results. */
const invisiblePattern = /[\p{C}\p{M}\p{DI}\p{Z}]/u;
const spaces: readonly string[] = [" ", "\u00a0"];

export async function findCommonCharacters(...fonts: readonly Buffer[]): Promise<Set<number>> {
  const all: Set<number>[] = [];
  // The converter handles one font at a time: concurrent calls yield empty results.
  for (const font of fonts) all.push(await readCharacters(font));
  return all.reduce((common, characters) => common.intersection(characters));
}

async function readCharacters(font: Buffer): Promise<Set<number>> {
  const face = new Face(new Blob(await fontverter.convert(font, "truetype")));
  const isTypeable = (character: string) => spaces.includes(character) || !invisiblePattern.test(character);
  return new Set([...face.collectUnicodes()].filter((point) => isTypeable(String.fromCodePoint(point))));
}

/**
 * Finds the characters that at least one font of a folder has in all styles, such as `text-bold.ttf` and
 * `text-italic.ttf`.
 */
export async function findDrawnCharacters(folder: string): Promise<Set<number>> {
  const files = readdirSync(folder).filter((file) => file.endsWith(".ttf"));
  const faces = Map.groupBy(files, (file) => file.replace(/-\w+\.ttf$/, ""));
  let drawnPoints = new Set<number>();
  for (const styles of faces.values())
    drawnPoints = drawnPoints.union(
      await findCommonCharacters(...styles.map((file) => readFileSync(join(folder, file)))),
    );
  return drawnPoints;
}

/** Formats the module with the characters that staff texts may contain. */
export function formatDrawnCharactersModule(drawnPoints: ReadonlySet<number>): string {
  const points = [...drawnPoints].toSorted((one, other) => one - other);
  const starts = points.filter((point) => !drawnPoints.has(point - 1));
  const ends = points.filter((point) => !drawnPoints.has(point + 1));
  const ranges = starts.map(
    (start, index) => escapePoint(start) + (start === ends[index] ? "" : `-${escapePoint(ends[index] ?? start)}`),
  );
  const lines = ranges.join("").match(/.{1,90}(?=\\|$)/g) ?? [];
  return `/** The characters that documents and share pictures draw, as ranges. Written by \`npm run fonts\`. */
export const drawnCharacters = [
${lines.map((line) => `  "${line}",`).join("\n")}
].join("");
`;
}

const escapePoint = (point: number) => `\\u{${point.toString(16)}}`;
