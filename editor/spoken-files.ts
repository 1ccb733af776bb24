/** Files, and what the site says of them, in words for staff. */
import { editableLists } from "#content/forms/editable-lists.ts";

/** `«Avisos»`, or the name of a legal text's folder. */
export function spokenFile(path: string): string {
  const list = editableLists.find(({ file }) => file === path);
  if (list) return `«${list.label}»`;
  const [, text] = /^src\/content\/legal\/([^/]+)\//.exec(path) ?? [];
  return text ? `el texto legal «${text.replaceAll("-", " ")}»` : path;
}

/** A line of the site's checks, which name a list by its file. */
export const spokenLine = (line: string): string => line.replaceAll(/src\/content\/data\/[a-z0-9/-]+\.ts/g, spokenFile);

/**
 * Why the site cannot be built.
 *
 * @returns `raw`: what only a developer understands, since it names no list, and nothing between quotation marks of ours.
 */
export function spokenFault(message: string): { words: string; raw?: string } {
  const words = spokenLine(message);
  return words === message && !message.includes("«")
    ? { words: "avisa a quien desarrolla el sitio", raw: message }
    : { words };
}
