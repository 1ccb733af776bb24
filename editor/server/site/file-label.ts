/** Files, and what the site says of them, in words for staff. */
import { globSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { editableLists } from "#content/forms/editable-lists.ts";
import { capital } from "#domain/text/capital.ts";
import { headOf } from "#editor/server/legal/front-matter.ts";

/** `«Avisos»`, or a legal text by the title of its newest version. */
export function fileLabel(path: string): string {
  const list = editableLists.find(({ file }) => file === path);
  if (list) return `«${list.label}»`;
  const [, text] = /^src\/content\/legal\/([^/]+)\//.exec(path) ?? [];
  return text ? `el texto legal «${titleOf(text)}»` : path;
}

/** The name of its folder, while no title can be read. */
function titleOf(text: string): string {
  const [newest] = globSync(`src/content/legal/${text}/*.md`).toSorted((a, b) =>
    b.localeCompare(a, "en", { numeric: true }),
  );
  try {
    return headOf(readFileSync(newest ?? "", "utf8")).title;
  } catch {
    return text.replaceAll("-", " ");
  }
}

const ownFile = /src\/content\/(?:data\/[a-z0-9/-]+\.ts|legal\/[a-z0-9-]+\/\d+(?:\.md|\.published\.json))/g;

/** A line of the site's checks, which name a list or a legal text by its file. */
const spokenLine = (line: string): string => line.replaceAll(ownFile, fileLabel);

/** What is wrong, for staff, and what only a developer understands of it. */
export type ErrorDescription = { words: string; raw?: string };

/**
 * Why the site cannot be built.
 *
 * @returns `raw`: what only a developer understands, since it names no list, and nothing between quotation marks of ours.
 */
export function describeError(message: string): ErrorDescription {
  // A tool of the site names files too, in English and in colours.
  const plain = stripVTControlCharacters(message);
  const words = spokenLine(plain);
  return plain !== message || (words === message && !message.includes("«"))
    ? { words: "avisa a quien desarrolla el sitio", raw: plain }
    : { words };
}

/** The same as a sentence of its own. */
export function describeSentence(message: string): ErrorDescription {
  const { words, ...more } = describeError(message);
  return { words: capital(words).replace(/\.?$/, "."), ...more };
}
