import { readFile, stat } from "node:fs/promises";
import { resolve } from "node:path";
import * as z from "zod";
import { centralTimeZone, toLocalDay } from "#domain/calendar/civil-time.ts";
import type { UnfoundSearches } from "#editor/api/requests/search-api.ts";
import { EditorError } from "#editor/server/editor-error.ts";

/** Output of `npm run searches -- --json`. */
const searchesSchema = z.array(z.strictObject({ text: z.string().max(80), count: z.int().min(1) }));

export function findSearchesFile(env: Readonly<Record<string, string | undefined>> = process.env): string | undefined {
  const file = env.EDITOR_SEARCHES?.trim() ?? "";
  return file === "" ? undefined : resolve(file);
}

/** Reads the file each time, because another program replaces it. */
export async function readUnfoundSearches(file = findSearchesFile()): Promise<UnfoundSearches> {
  if (file === undefined) return {};
  try {
    const [text, { mtime }] = await Promise.all([readFile(file, "utf8"), stat(file)]);
    return { searches: searchesSchema.parse(JSON.parse(text)), day: toLocalDay(mtime, centralTimeZone) };
  } catch {
    throw new EditorError("No se puede leer el archivo de lo que no se encontró: avisa a quien desarrolla el sitio.");
  }
}
