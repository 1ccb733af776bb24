import { diffWordsWithSpace } from "diff";

export type DiffPart = { kind: "same" | "added" | "removed"; text: string };

/** Whether a part is unchanged white space; the changes before and after it are merged. */
const isUnchangedSpace = ({ kind, text }: DiffPart) => kind === "same" && text.trim() === "";

const findSharedEnd = (one: string, other: string): string => {
  const end = /\s*$/.exec(one)?.[0] ?? "";
  return other.endsWith(end) ? end : "";
};

/** Matches marks that are one word: references to facts, marks of bold text and ends of links. */
const markPattern = /\{\{[^{}]*\}\}|\*\*|\]\([^()\s]*\)/g;

/** The first of the characters that stand for marks; no font has them. */
const firstMarkCode = 0xe000;

/** Compares two texts word by word. Consecutive changes are grouped for readability, removed text before added text. */
export function diffWords(before: string, after: string): DiffPart[] {
  const marks: string[] = [];
  const encode = (text: string) =>
    text.replaceAll(markPattern, (mark) => {
      if (!marks.includes(mark)) marks.push(mark);
      return String.fromCharCode(firstMarkCode + marks.indexOf(mark));
    });
  const decode = (text: string) =>
    text.replaceAll(/[\uE000-\uF8FF]/g, (code) => marks[code.charCodeAt(0) - firstMarkCode] ?? code);
  const wordParts: DiffPart[] = diffWordsWithSpace(encode(before), encode(after)).map(({ added, removed, value }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: decode(value),
  }));
  const parts: DiffPart[] = [];
  let removedText = "";
  let addedText = "";
  const addPart = (part: DiffPart) => {
    const lastPart = parts.at(-1);
    if (part.kind === "same" && lastPart?.kind === "same") lastPart.text += part.text;
    else if (part.text !== "") parts.push({ ...part });
  };
  const endChange = () => {
    // The common space before the next word is not part of the change.
    const space = findSharedEnd(removedText, addedText);
    addPart({ kind: "removed", text: removedText.slice(0, removedText.length - space.length) });
    addPart({ kind: "added", text: addedText.slice(0, addedText.length - space.length) });
    addPart({ kind: "same", text: space });
    removedText = "";
    addedText = "";
  };
  for (const [index, part] of wordParts.entries()) {
    const isInsideChange =
      isUnchangedSpace(part) && (removedText !== "" || addedText !== "") && wordParts[index + 1] !== undefined;
    if (part.kind === "same" && !isInsideChange) {
      endChange();
      addPart(part);
      continue;
    }
    if (part.kind !== "added") removedText += part.text;
    if (part.kind !== "removed") addedText += part.text;
  }
  endChange();
  return parts;
}
