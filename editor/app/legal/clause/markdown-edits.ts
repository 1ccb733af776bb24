/** Pure functions that edit a legal text in Markdown: for the toolbar of a clause, the Enter key and pasting. */
import { replaceSelection, type TextSelection } from "#editor/app/form/writing/text-selection.ts";

/** Makes the selection bold. Without a selection, inserts a bold word and selects it, so that typing replaces it. */
export function makeSelectionBold(selection: TextSelection): TextSelection {
  const { text, from, to } = selection;
  const boldText = text.slice(from, to) || "palabras";
  return {
    text: `${text.slice(0, from)}**${boldText}**${text.slice(to)}`,
    from: from + 2,
    to: from + 2 + boldText.length,
  };
}

/**
 * Turns the selection into a link, or inserts a link with the given label. If a link is selected, changes its address.
 */
export function insertLink(selection: TextSelection, { label, href }: { label: string; href: string }): TextSelection {
  const { text, from, to } = selection;
  const selectedText = text.slice(from, to);
  const [, linkText = selectedText] = /^\[([^\]]*)\]\([^)]*\)$/.exec(selectedText) ?? [];
  return replaceSelection(selection, `[${linkText || label}](${href})`);
}

/**
 * Adds a list item below the cursor's line: the next item of its list, or the first item of a numbered list. Items
 * below are renumbered as on the page.
 */
export function addListItem({ text, from }: TextSelection): TextSelection {
  const { start, end, line } = findLine(text, from);
  const { indent = "", mark = "" } = parseItem(line) ?? {};
  if (mark !== "") return insertNextItem(text, { offset: end, indent, mark });
  const leadingBreak = start === end ? "" : "\n\n";
  return replaceSelection({ text, from: end, to: end }, `${leadingBreak}1. `);
}

/**
 * Handles Enter in a list item: starts the next item with the text after the cursor. In an empty item, ends the list.
 *
 * @returns undefined if Enter should have its default behaviour.
 */
export function continueList({ text, from, to }: TextSelection): TextSelection | undefined {
  const { start, end, line } = findLine(text, from);
  const item = parseItem(line);
  if (!item || from !== to || from < start + item.length) return undefined;
  if (line.length === item.length) {
    // A blank line ends the list; without it, the next paragraph would belong to the last item.
    const [before, after] = [text.slice(0, start), text.slice(end)];
    const from = start + (before === "" ? 0 : 1);
    return { text: `${before}${before && "\n"}${after.replace(/^\n(?=[^\n])/, "\n\n")}`, from, to: from };
  }
  const textAfter = text.slice(from).replace(/^ +/, "");
  return insertNextItem(text.slice(0, from).trimEnd() + textAfter, {
    offset: text.slice(0, from).trimEnd().length,
    ...item,
  });
}

/**
 * Pastes list items in place of an empty item. Items of the same kind, numbered or not, continue the list; others are
 * nested in the item above.
 *
 * @returns undefined if the item is not empty, or if the pasted text does not begin with a list item.
 */
export function pasteListItems({ text, from, to }: TextSelection, pastedText: string): TextSelection | undefined {
  const { start } = findLine(text, from);
  const before = text.slice(start, from);
  const item = parseItem(before);
  const lines = pastedText
    .replace(/^\s*\n/, "")
    .trimEnd()
    .split("\n");
  const [first] = lines.map(parseItem);
  if (item?.length !== before.length || !first) return undefined;
  const { indent, mark } = item;
  const number = Number.parseInt(mark, 10);
  const continuesList = first.indent === "" && (first.mark === "-") === (mark === "-");
  const itemAbove = continuesList ? undefined : findItemAbove(text.slice(0, start), indent);
  const nestedIndent = itemAbove ? `${indent}${" ".repeat(itemAbove.mark.length + 1)}` : indent;
  const relativeLines = lines.map((line) =>
    line.startsWith(first.indent) ? line.slice(first.indent.length) : line.trimStart(),
  );
  const firstNumber = Number.parseInt(first.mark, 10);
  const list = relativeLines.join("\n");
  const piece = (
    continuesList && mark !== "-" ? renumberItems(list, "", firstNumber, number - firstNumber) : list
  ).replaceAll(/^(?=.)/gm, nestedIndent);
  const addedNumbers = continuesList ? relativeLines.filter((line) => /^\d+\. /.test(line)).length - 1 : -1;
  const cursor = start + piece.length;
  const { end } = findLine(text, to);
  const restText = mark === "-" ? text.slice(end) : renumberItems(text.slice(end), indent, number + 1, addedNumbers);
  return { text: text.slice(0, start) + piece + text.slice(to, end) + restText, from: cursor, to: cursor };
}

/** Finds the last item with this indent in the text, if only nested lines follow it; otherwise undefined. */
function findItemAbove(text: string, indent: string): Item | undefined {
  const line = text
    .split("\n")
    .findLast((each) => each.trim() !== "" && !each.startsWith(`${indent} `) && !each.startsWith(`${indent}\t`));
  const item = parseItem(line ?? "");
  return item?.indent === indent ? item : undefined;
}

type Item = { indent: string; mark: string };

/** Inserts the next item at an index; if the list is numbered, renumbers the items after it. */
function insertNextItem(text: string, { offset, indent, mark }: Item & { offset: number }): TextSelection {
  const number = Number.parseInt(mark, 10);
  const isNumbered = !Number.isNaN(number);
  const item = `\n${indent}${isNumbered ? `${number + 1}.` : mark} `;
  const { end } = findLine(text, offset);
  const followingText = isNumbered ? renumberItems(text.slice(end), indent, number + 1, 1) : text.slice(end);
  const cursor = offset + item.length;
  return { text: text.slice(0, offset) + item + text.slice(offset, end) + followingText, from: cursor, to: cursor };
}

/**
 * Adds `increment` to the numbers of the list's items, starting at `first`. Stops at the list's end or at a number that
 * is out of sequence.
 */
function renumberItems(followingText: string, indent: string, first: number, increment: number): string {
  let nextNumber = first;
  let isInList = true;
  /** Spaces to add to the lines nested in an item when its number gets longer; negative if it gets shorter. */
  let indentChange = 0;
  const lines = followingText.split("\n").map((line) => {
    if (!isInList || line.trim() === "") return line;
    const item = parseItem(line);
    if (item?.indent === indent && item.mark === `${nextNumber}.`) {
      const number = `${nextNumber + increment}.`;
      nextNumber++;
      indentChange = number.length - item.mark.length;
      return line.replace(/\d+\./, number);
    }
    isInList = line.startsWith(`${indent} `);
    if (!isInList) return line;
    return indentChange < 0 ? line.slice(-indentChange) : " ".repeat(indentChange) + line;
  });
  return lines.join("\n");
}

function findLine(text: string, from: number): { start: number; end: number; line: string } {
  const start = text.lastIndexOf("\n", from - 1) + 1;
  const lineBreak = text.indexOf("\n", from);
  const end = lineBreak < 0 ? text.length : lineBreak;
  return { start, end, line: text.slice(start, end) };
}

/**
 * Parses the start of a list item; undefined if the line is not an item. `length`: characters of the indent, the mark
 * and the spaces after it.
 */
function parseItem(line: string): (Item & { length: number }) | undefined {
  const [all = "", indent = "", mark = ""] = /^([ \t]*)(\d+\.|-) +/.exec(line) ?? [];
  return mark === "" ? undefined : { indent, mark, length: all.length };
}
