import type { Root, TableRow } from "mdast";
import { planIds } from "#domain/plans/plan.ts";

const each = "membresia.cada.";

/**
 * Repeats a table row that names facts of each membership, `| {{membresia.cada.nombre}} | {{membresia.cada.precio}} |`,
 * so that a new membership appears in every text.
 */
export function repeatPlanRows() {
  return (tree: Root) => {
    for (const node of tree.children) if (node.type === "table") node.children = node.children.flatMap(rowsFor);
  };
}

function rowsFor(row: TableRow): TableRow[] {
  const written = JSON.stringify(row);
  if (!written.includes(each)) return [row];
  return planIds.map((id): TableRow => JSON.parse(written.replaceAll(each, `membresia.${id}.`)));
}
