import { diffWordsWithSpace } from "diff";

export type DiffPart = { kind: "same" | "added" | "removed"; text: string };

/** Whether a part is unchanged white space; the changes before and after it are merged. */
const isPause = ({ kind, text }: DiffPart) => kind === "same" && text.trim() === "";

const findSharedEnd = (one: string, other: string): string => {
  const end = /\s*$/.exec(one)?.[0] ?? "";
  return other.endsWith(end) ? end : "";
};

/** Compares two texts word by word. Consecutive changes are grouped for readability, removed text before added text. */
export function diffWords(before: string, after: string): DiffPart[] {
  const words: DiffPart[] = diffWordsWithSpace(before, after).map(({ added, removed, value }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value,
  }));
  const parts: DiffPart[] = [];
  let gone = "";
  let come = "";
  const push = (part: DiffPart) => {
    const last = parts.at(-1);
    if (part.kind === "same" && last?.kind === "same") last.text += part.text;
    else if (part.text !== "") parts.push({ ...part });
  };
  const endChange = () => {
    // The common space before the next word is not part of the change.
    const space = findSharedEnd(gone, come);
    push({ kind: "removed", text: gone.slice(0, gone.length - space.length) });
    push({ kind: "added", text: come.slice(0, come.length - space.length) });
    push({ kind: "same", text: space });
    gone = "";
    come = "";
  };
  for (const [at, part] of words.entries()) {
    const goesOn = isPause(part) && (gone !== "" || come !== "") && words[at + 1] !== undefined;
    if (part.kind === "same" && !goesOn) {
      endChange();
      push(part);
      continue;
    }
    if (part.kind !== "added") gone += part.text;
    if (part.kind !== "removed") come += part.text;
  }
  endChange();
  return parts;
}
