import { diffWordsWithSpace } from "diff";

/** A clause with its full text on one line. */
export type ClauseText = { id: string; number: string; title: string; text: string };

export type Part = { kind: "same" | "added" | "removed"; text: string };

export type ClauseChange = {
  id: string;
  number: string;
  title: string;
  /** `removed`: the newer version no longer has it; its number and title are those of the older one. */
  kind: "added" | "removed" | "changed";
  /** The text in order, preceded by the title if that changed too. */
  parts: readonly Part[];
};

/**
 * What a newer version says differently, word by word, clause by clause in the newer one's order; removed clauses keep
 * their old place. Clauses are matched by id, wherever they are: a new number alone is not a change.
 */
export function compareVersions(older: readonly ClauseText[], newer: readonly ClauseText[]): ClauseChange[] {
  const before = new Map(older.map((clause) => [clause.id, clause]));
  const after = new Set(newer.map(({ id }) => id));
  const changes: ClauseChange[] = [];
  const goneAfter = (id: string | undefined) => {
    const from = id === undefined ? 0 : older.findIndex((clause) => clause.id === id) + 1;
    if (id !== undefined && from === 0) return;
    for (const gone of older.slice(from)) {
      if (after.has(gone.id)) break;
      changes.push({ ...headOf(gone), kind: "removed", parts: [{ kind: "removed", text: gone.text }] });
    }
  };
  goneAfter(undefined);
  for (const clause of newer) {
    const old = before.get(clause.id);
    if (!old) changes.push({ ...headOf(clause), kind: "added", parts: [{ kind: "added", text: clause.text }] });
    else if (old.title !== clause.title || old.text !== clause.text) {
      const named = (each: ClauseText) => (old.title === clause.title ? each.text : `${each.title}. ${each.text}`);
      changes.push({ ...headOf(clause), kind: "changed", parts: wordParts(named(old), named(clause)) });
    }
    goneAfter(clause.id);
  }
  return changes;
}

const headOf = ({ id, number, title }: ClauseText) => ({ id, number, title });

/** Only white space between two changes: treat them as one. */
const isPause = ({ kind, text }: Part) => kind === "same" && text.trim() === "";

/** What reads differently, word by word. Removed before added words for a whole run of changes: alternating word by word, neither text could be read. */
export function wordParts(before: string, after: string): Part[] {
  const words: Part[] = diffWordsWithSpace(before, after).map(({ added, removed, value }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value,
  }));
  const parts: Part[] = [];
  let gone = "";
  let come = "";
  const endChange = () => {
    if (gone) parts.push({ kind: "removed", text: gone });
    if (come) parts.push({ kind: "added", text: come });
    gone = "";
    come = "";
  };
  for (const [at, part] of words.entries()) {
    const goesOn = isPause(part) && (gone !== "" || come !== "") && words[at + 1] !== undefined;
    if (part.kind === "same" && !goesOn) {
      endChange();
      parts.push(part);
      continue;
    }
    if (part.kind !== "added") gone += part.text;
    if (part.kind !== "removed") come += part.text;
  }
  endChange();
  return parts;
}
