/** The built site without its scripts and fonts, to serve beside the real one. */
import { cp, glob, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { parse } from "node-html-parser";

const fontPreload = 'link[rel="preload"][as="font"]';

/** Copies a build and takes every script and every font out of its pages and stylesheets; nothing else differs. */
export async function copyPlain(distDir: string, copyDir: string): Promise<void> {
  await rm(copyDir, { recursive: true, force: true });
  // A linked build must not be changed through its link.
  await cp(distDir, copyDir, { recursive: true, dereference: true });
  for await (const page of glob("client/**/*.html", { cwd: copyDir })) await rewrite(join(copyDir, page), plainHtml);
  for await (const sheet of glob("client/**/*.css", { cwd: copyDir })) await rewrite(join(copyDir, sheet), plainCss);
}

/** @returns the page without what loads script, and without what loads fonts ahead of the stylesheet. */
export function plainHtml(html: string): string {
  const root = parse(html, { comment: true });
  const loading = `script[src], link[rel="modulepreload"], link[rel="preload"][as="script"], ${fontPreload}`;
  for (const element of root.querySelectorAll(loading)) element.remove();
  return root.toString();
}

/** @returns the stylesheet without the fonts that it downloads: text stands in those of the device. */
export function plainCss(css: string): string {
  return css.replaceAll(/@font-face\s*\{[^}]*\}/g, (face) => (face.includes("url(") ? "" : face));
}

async function rewrite(file: string, plain: (text: string) => string): Promise<void> {
  const text = Buffer.from(plain(await readFile(file, "utf8")));
  await writeFile(file, text);
  await writeFile(`${file}.br`, brotliCompressSync(text));
  await writeFile(`${file}.gz`, gzipSync(text));
}
