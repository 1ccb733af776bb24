import type { PassageChange } from "./compare-passages.ts";
import type { DiffPart } from "./diff-words.ts";

/** A displayed item of a compared clause. `key` is unique within the clause; a cell's `key`, within its row. */
export type ShownPassage = { key: number } & (
  | { kind: "gap" }
  | { kind: "title"; parts: readonly DiffPart[] }
  | { kind: "text"; number: string; parts: readonly DiffPart[] }
  | { kind: "columns"; parts: readonly DiffPart[] }
  | { kind: "row"; cells: readonly { key: number; label: string; parts: readonly DiffPart[] }[] }
);

/** The changed passages in order, with a gap in place of unchanged ones. Cells are labelled with column names. */
export function buildShownPassages(passages: readonly PassageChange[]): ShownPassage[] {
  const shown: ShownPassage[] = [];
  /** Header cells of the current table in the older and in the newer version. */
  const heads: { older: readonly string[]; newer: readonly string[] } = { older: [], newer: [] };
  for (const [key, { kind, number, cells, row, isTitle }] of passages.entries()) {
    if (row === "head") {
      if (kind !== "added") heads.older = cells.map((parts) => joinSide(parts, "removed"));
      if (kind !== "removed") heads.newer = cells.map((parts) => joinSide(parts, "added"));
      if (kind === "changed") shown.push({ key, kind: "columns", parts: cells.flatMap(separateParts) });
    } else if (kind === "same") {
      if (shown.at(-1)?.kind !== "gap") shown.push({ key, kind: "gap" });
    } else if (row) {
      const names = kind === "removed" ? heads.older : heads.newer;
      shown.push({
        key,
        kind: "row",
        cells: cells.map((parts, at) => ({ key: at, label: formatLabel(names[at]), parts })),
      });
    } else {
      const parts = cells.flat();
      shown.push(isTitle ? { key, kind: "title", parts } : { key, kind: "text", number, parts });
    }
  }
  return shown;
}

const joinSide = (parts: readonly DiffPart[], side: "added" | "removed") =>
  parts
    .filter(({ kind }) => kind === "same" || kind === side)
    .map(({ text }) => text)
    .join("");

const separateParts = (parts: readonly DiffPart[], at: number): readonly DiffPart[] =>
  at === 0 ? parts : [{ kind: "same", text: ", " }, ...parts];

/** A header that is a question gets no colon. */
const formatLabel = (name = "") => (name === "" || name.endsWith("?") ? name : `${name}:`);
