/** What the bar above a clause's text writes into it. */

/** A text and what is selected in it. */
export type Writing = { text: string; from: number; to: number };

/** The piece in the place of what is selected, and the cursor behind it. */
export function inserted({ text, from, to }: Writing, piece: string): Writing {
  const at = from + piece.length;
  return { text: text.slice(0, from) + piece + text.slice(to), from: at, to: at };
}

/** Where words of a text stand, of several places the nearest one; undefined if there are no words, or none stands. */
export function nearestOccurrence(text: string, words: string, near: number): Pick<Writing, "from" | "to"> | undefined {
  if (words === "") return undefined;
  const [after, before] = [text.indexOf(words, near), text.lastIndexOf(words, near)];
  const from = after < 0 || (before >= 0 && near - before < after - near) ? before : after;
  return from < 0 ? undefined : { from, to: from + words.length };
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
 * One more item below the line of the cursor: numbered or not as that line is. The items after it are counted on, so that
 * the numbers are those of the page.
 */
export function withItem({ text, from }: Writing): Writing {
  const { start, end, line } = lineAt(text, from);
  const { indent = "", mark = "" } = itemIn(line) ?? {};
  if (mark !== "") return withNext(text, { at: end, indent, mark });
  const before = start === end ? "" : "\n\n";
  return inserted({ text, from: end, to: end }, `${before}1. `);
}

/**
 * What Enter does in an item of a list: the next item begins, with what is behind the cursor; an item without words ends
 * the list. Undefined where Enter is Enter.
 */
export function withLine({ text, from, to }: Writing): Writing | undefined {
  const { start, end, line } = lineAt(text, from);
  const item = itemIn(line);
  if (!item || from !== to || from < start + item.length) return undefined;
  if (line.length === item.length) return { text: text.slice(0, start) + text.slice(end), from: start, to: start };
  const rest = text.slice(from).replace(/^ +/, "");
  return withNext(text.slice(0, from).trimEnd() + rest, { at: text.slice(0, from).trimEnd().length, ...item });
}

/**
 * Items of a list that are pasted behind a mark without words, which goes: items of the same kind continue its list, and
 * others are inside the item above. Undefined where nothing of the kind is pasted.
 */
export function withItems({ text, from, to }: Writing, pasted: string): Writing | undefined {
  const { start } = lineAt(text, from);
  const before = text.slice(start, from);
  const item = itemIn(before);
  const lines = pasted
    .replace(/^\s*\n/, "")
    .trimEnd()
    .split("\n");
  const [first] = lines.map(itemIn);
  if (item?.length !== before.length || !first) return undefined;
  const { indent, mark } = item;
  const number = Number.parseInt(mark, 10);
  const isNext = first.indent === "" && (first.mark === "-") === (mark === "-");
  const above = isNext ? undefined : itemAbove(text.slice(0, start), indent);
  const inside = above ? `${indent}${" ".repeat(above.mark.length + 1)}` : indent;
  const own = lines.map((line) => (line.startsWith(first.indent) ? line.slice(first.indent.length) : line.trimStart()));
  const began = Number.parseInt(first.mark, 10);
  const list = own.join("\n");
  const piece = (isNext && mark !== "-" ? countedOn(list, "", began, number - began) : list).replaceAll(
    /^(?=.)/gm,
    inside,
  );
  const added = isNext ? own.filter((line) => /^\d+\. /.test(line)).length - 1 : -1;
  const cursor = start + piece.length;
  const { end } = lineAt(text, to);
  const rest = mark === "-" ? text.slice(end) : countedOn(text.slice(end), indent, number + 1, added);
  return { text: text.slice(0, start) + piece + text.slice(to, end) + rest, from: cursor, to: cursor };
}

/** The item of the same list that the next line would be in. */
function itemAbove(text: string, indent: string): Item | undefined {
  const line = text
    .split("\n")
    .findLast((each) => each.trim() !== "" && !each.startsWith(`${indent} `) && !each.startsWith(`${indent}\t`));
  const item = itemIn(line ?? "");
  return item?.indent === indent ? item : undefined;
}

type Item = { indent: string; mark: string };

/** Another item at a place, which is counted, as are those after it. */
function withNext(text: string, { at, indent, mark }: Item & { at: number }): Writing {
  const number = Number.parseInt(mark, 10);
  const isCounted = !Number.isNaN(number);
  const item = `\n${indent}${isCounted ? `${number + 1}.` : mark} `;
  const { end } = lineAt(text, at);
  const rest = isCounted ? countedOn(text.slice(end), indent, number + 1, 1) : text.slice(end);
  const cursor = at + item.length;
  return { text: text.slice(0, at) + item + text.slice(at, end) + rest, from: cursor, to: cursor };
}

/** The items that follow, each so many more; until one is not the next, or the list is over. */
function countedOn(rest: string, indent: string, first: number, more: number): string {
  let next = first;
  let isList = true;
  /** What is inside an item stands behind its number. */
  let deeper = 0;
  const lines = rest.split("\n").map((line) => {
    if (!isList || line.trim() === "") return line;
    const item = itemIn(line);
    if (item?.indent === indent && item.mark === `${next}.`) {
      const number = `${next + more}.`;
      next++;
      deeper = number.length - item.mark.length;
      return line.replace(/\d+\./, number);
    }
    isList = line.startsWith(`${indent} `);
    if (!isList) return line;
    return deeper < 0 ? line.slice(-deeper) : " ".repeat(deeper) + line;
  });
  return lines.join("\n");
}

function lineAt(text: string, from: number): { start: number; end: number; line: string } {
  const start = text.lastIndexOf("\n", from - 1) + 1;
  const next = text.indexOf("\n", from);
  const end = next < 0 ? text.length : next;
  return { start, end, line: text.slice(start, end) };
}

/** `length`: of all before its words. */
function itemIn(line: string): (Item & { length: number }) | undefined {
  const [all = "", indent = "", mark = ""] = /^([ \t]*)(\d+\.|-) +/.exec(line) ?? [];
  return mark === "" ? undefined : { indent, mark, length: all.length };
}

/** The part of a text that another one says differently, and what it says there. */
export function difference(before: string, after: string): { from: number; to: number; piece: string } {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from++;
  let same = 0;
  while (same < most - from && before.at(-1 - same) === after.at(-1 - same)) same++;
  return { from, to: before.length - same, piece: after.slice(from, after.length - same) };
}

/** Where words of a line, from 1, stand; the beginning of the line once they are no longer there. */
export function placeOf(text: string, { line, words }: { line: number; words: string }): Pick<Writing, "from" | "to"> {
  const start = text.split("\n", line - 1).reduce((length, each) => length + each.length + 1, 0);
  const from = words === "" ? -1 : text.indexOf(words, start);
  return from < 0 ? { from: start, to: start } : { from, to: from + words.length };
}
