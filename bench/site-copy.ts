/** Makes a copy of the built site without scripts and fonts, to serve next to the original. */
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { parse } from "node-html-parser";

const fontPreload = 'link[rel="preload"][as="font"]';

/**
 * Copies a build, and removes all scripts and fonts from the pages of these routes and from their stylesheets. Other
 * pages stay unchanged, because compressing changed files takes long.
 */
export async function writePlainCopy(distDir: string, copyDir: string, routes: readonly string[]): Promise<void> {
  await rm(copyDir, { recursive: true, force: true });
  // Follows symlinks, so that the original build is not changed.
  await cp(distDir, copyDir, { recursive: true, dereference: true });
  const clientDir = join(copyDir, "client");
  const sheets = new Set<string>();
  for (const route of routes) {
    const html = await rewriteFile(join(clientDir, route, "index.html"), removeScriptsAndFontPreloads);
    for (const link of parse(html).querySelectorAll('link[rel="stylesheet"]'))
      sheets.add(link.getAttribute("href") ?? "");
  }
  for (const sheet of sheets) await rewriteFile(join(clientDir, sheet), removeWebFonts);
}

/** @returns the page without the elements that load script or preload fonts. */
export function removeScriptsAndFontPreloads(html: string): string {
  const root = parse(html, { comment: true });
  const loadingSelector = `script[src], link[rel="modulepreload"], link[rel="preload"][as="script"], ${fontPreload}`;
  for (const element of root.querySelectorAll(loadingSelector)) element.remove();
  return root.toString();
}

/** Matches a font face. Braces in quoted texts and in URLs, such as that of an embedded font, do not end the match. */
const fontFace = /@font-face\s*\{(?:"[^"]*"|'[^']*'|url\([^"')]*\)|[^}"'])*\}/g;

/** @returns the stylesheet without downloaded or embedded fonts, so that the page uses the device's fonts. */
export function removeWebFonts(css: string): string {
  return css.replaceAll(fontFace, (face) => (face.includes("url(") ? "" : face));
}

/** @returns the new text of the file. */
async function rewriteFile(file: string, transform: (text: string) => string): Promise<string> {
  const text = transform(await readFile(file, "utf8"));
  await writeFile(file, text);
  await writeFile(`${file}.br`, brotliCompressSync(text));
  await writeFile(`${file}.gz`, gzipSync(text));
  return text;
}
