/** What the bar above a clause's text writes into it. */

/** A text and what is selected in it. */
export type Writing = { text: string; from: number; to: number };

/** The piece in the place of what is selected, and the cursor behind it. */
export function inserted({ text, from, to }: Writing, piece: string): Writing {
  const at = from + piece.length;
  return { text: text.slice(0, from) + piece + text.slice(to), from: at, to: at };
}

/** What is selected in bold, or a word in bold that is selected to be typed over. */
export function boldened(writing: Writing): Writing {
  const { text, from, to } = writing;
  const words = text.slice(from, to) || "palabras";
  return { text: `${text.slice(0, from)}**${words}**${text.slice(to)}`, from: from + 2, to: from + 2 + words.length };
}

/** A link with what is selected, or with the name of the place; a link that is selected leads there instead. */
export function linked(writing: Writing, { label, href }: { label: string; href: string }): Writing {
  const { text, from, to } = writing;
  const selected = text.slice(from, to);
  const [, words = selected] = /^\[([^\]]*)\]\([^)]*\)$/.exec(selected) ?? [];
  return inserted(writing, `[${words || label}](${href})`);
}

/**
 * One more item below the line of the cursor: numbered or not as that line is. The page counts by itself, so the numbers
 * that follow stay as they are.
 */
export function withItem({ text, from }: Writing): Writing {
  const start = text.lastIndexOf("\n", from - 1) + 1;
  const next = text.indexOf("\n", from);
  const end = next < 0 ? text.length : next;
  const line = text.slice(start, end);
  const [, indent = "", mark = ""] = /^(\s*)(\d+\.|-)\s/.exec(line) ?? [];
  const item = mark === "" ? "1. " : `${indent}${mark === "-" ? "-" : `${Number.parseInt(mark, 10) + 1}.`} `;
  const before = mark === "" && line.trim() !== "" ? "\n\n" : mark === "" ? "" : "\n";
  return inserted({ text, from: end, to: end }, before + item);
}

/** Where words of a line, from 1, stand; the beginning of the line once they are no longer there. */
export function placeOf(text: string, { line, words }: { line: number; words: string }): Pick<Writing, "from" | "to"> {
  const start = text.split("\n", line - 1).reduce((length, each) => length + each.length + 1, 0);
  const from = words === "" ? -1 : text.indexOf(words, start);
  return from < 0 ? { from: start, to: start } : { from, to: from + words.length };
}
