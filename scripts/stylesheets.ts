// After the build: one stylesheet a page instead of one a component, in a fixed order, named by its content. And nothing that
// competes with it: Vike asks for fonts ahead of the text (docs/decisions/0035).
import { createHash } from "node:crypto";
import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const sheetLink = /[ \t]*<link rel="stylesheet"[^>]* href="([^"]+)">\n?/g;
const fontPreload = /[ \t]*<link rel="preload"[^>]* as="font"[^>]*>\n?/g;
/** Tokens first, then from the generic to the particular; print has the last word. */
const rooms = ["styles_tokens", "styles_global", "ui_", "features_", "sections_", "layout_", "pages_", "styles_print"];

/**
 * Joins the stylesheets of every page under `clientDir` and points the page to the result.
 *
 * @returns how many distinct stylesheets were written.
 * @throws if a sheet lies in none of the known rooms: its place in the cascade would be a matter of luck.
 */
export async function mergeStylesheets(clientDir: string): Promise<number> {
  const written = new Set<string>();
  for await (const page of glob("**/*.html", { cwd: clientDir })) {
    const file = join(clientDir, page);
    const html = await readFile(file, "utf8");
    const sheets = [...html.matchAll(sheetLink)].map(([, href = ""]) => href).sort(byRoom);
    if (sheets.length === 0) continue;
    const css = (await Promise.all(sheets.map((href) => readFile(join(clientDir, href), "utf8"))))
      .map(trimmed)
      .join("");
    const name = `/assets/style.${createHash("sha256").update(css).digest("base64url").slice(0, 8)}.css`;
    if (!written.has(name)) await writeFile(join(clientDir, name), css);
    written.add(name);
    const headless = html.replace(sheetLink, "").replace(fontPreload, "");
    await writeFile(file, headless.replace("<head>", `<head>\n        <link rel="stylesheet" href="${name}">`));
  }
  return written.size;
}

function byRoom(a: string, b: string) {
  return roomOf(a) - roomOf(b) || (a < b ? -1 : 1);
}

function roomOf(href: string) {
  const index = rooms.findIndex((room) => href.includes(`src_${room}`));
  if (index < 0) throw new Error(`${href}: no está en ninguno de los cuartos ${rooms.join(", ")}`);
  return index;
}

const trimmed = (css: string) => `${css.trim()}\n`;
