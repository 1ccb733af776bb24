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

/**
 * Builds the changed passages in order, with a gap in place of unchanged ones. Cells are labelled with column names.
 */
export function buildShownPassages(passages: readonly PassageChange[]): ShownPassage[] {
  const items: ShownPassage[] = [];
  /** Header cells of the current table in the older and in the newer version. */
  const headerCells: { older: readonly string[]; newer: readonly string[] } = { older: [], newer: [] };
  for (const [key, { kind, number, cells, row, isTitle }] of passages.entries()) {
    if (row === "head") {
      if (kind !== "added") headerCells.older = cells.map((parts) => joinSide(parts, "removed"));
      if (kind !== "removed") headerCells.newer = cells.map((parts) => joinSide(parts, "added"));
      if (kind === "changed") items.push({ key, kind: "columns", parts: cells.flatMap(separateParts) });
    } else if (kind === "same") {
      if (items.at(-1)?.kind !== "gap") items.push({ key, kind: "gap" });
    } else if (row) {
      const columnNames = kind === "removed" ? headerCells.older : headerCells.newer;
      items.push({
        key,
        kind: "row",
        cells: cells.map((parts, index) => ({ key: index, label: formatLabel(columnNames[index]), parts })),
      });
    } else {
      const parts = cells.flat();
      items.push(isTitle ? { key, kind: "title", parts } : { key, kind: "text", number, parts });
    }
  }
  return items;
}

const joinSide = (parts: readonly DiffPart[], side: "added" | "removed") =>
  parts
    .filter(({ kind }) => kind === "same" || kind === side)
    .map(({ text }) => text)
    .join("");

const separateParts = (parts: readonly DiffPart[], index: number): readonly DiffPart[] =>
  index === 0 ? parts : [{ kind: "same", text: ", " }, ...parts];

/** Formats the label of a cell; a header that is a question gets no colon. */
const formatLabel = (name = "") => (name === "" || name.endsWith("?") ? name : `${name}:`);
