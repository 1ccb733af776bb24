/**
 * Files of the built pages. They are read one after the other, because all of them together would need much memory, and
 * without waiting, which takes less processor time than `fs/promises`.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Lists the paths of the files in a folder and its subfolders whose names end so. */
export function listBuiltFiles(folder: string, ending: `.${string}`): string[] {
  const names = readdirSync(folder, { encoding: "utf8", recursive: true });
  return names.filter((name) => name.endsWith(ending)).map((name) => join(folder, name));
}

export const readPageFile = (file: string): string => readFileSync(file, "utf8");

/** Replaces the HTML of every page. */
export function rewritePages(clientDir: string, rewrite: (html: string) => string): void {
  for (const file of listBuiltFiles(clientDir, ".html")) {
    const html = readPageFile(file);
    const newHtml = rewrite(html);
    if (newHtml !== html) writeFileSync(file, newHtml);
  }
}
