import { diffWordsWithSpace } from "diff";

/** A clause and all that it says, as one line of text. */
export type ClauseText = { id: string; number: string; title: string; text: string };

export type Part = { kind: "same" | "added" | "removed"; text: string };

export type ClauseChange = {
  id: string;
  number: string;
  title: string;
  /** `removed`: the newer version has it no more; its number and title are the older one's. */
  kind: "added" | "removed" | "changed";
  /** The text in order, after the title if that changed too. */
  parts: readonly Part[];
};

/**
 * Word by word what a newer version says differently, clause by clause in the newer one's order; what went stands where it stood.
 * Clauses are the same by id, wherever they stand: another number alone is no change.
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
      changes.push({ ...headOf(clause), kind: "changed", parts: partsOf(named(old), named(clause)) });
    }
    goneAfter(clause.id);
  }
  return changes;
}

const headOf = ({ id, number, title }: ClauseText) => ({ id, number, title });

/** Words that stay between two changes, but nothing else than a space: the change goes on. */
const isPause = ({ kind, text }: Part) => kind === "same" && text.trim() === "";

/** What went before what came, however many words in a row: one by one they would be read across each other. */
function partsOf(before: string, after: string): Part[] {
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
