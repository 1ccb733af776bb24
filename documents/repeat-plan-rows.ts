import type { CallExpression, Identifier } from "estree";
import type { Root, Table, TableRow } from "mdast";
import { type PlanId, planIds } from "#domain/plan.ts";

/**
 * Repeats a table's row that speaks of `plan` for each membership: `| {plan.name} | {dataText(plan.dataGb)} |`. The text
 * imports `planOf`, which the repeated rows call.
 */
export function repeatPlanRows() {
  return (tree: Root) => {
    for (const node of tree.children) if (node.type === "table") repeatRows(node);
  };
}

function repeatRows(table: Table): void {
  table.children = table.children.flatMap((row) => {
    const copies = planIds.flatMap((id) => rowOf(id, row) ?? []);
    return copies.length > 0 ? copies : row;
  });
}

/** The row for one membership; undefined if it speaks of none. */
function rowOf(id: PlanId, row: TableRow): TableRow | undefined {
  let speaksOfPlan = false;
  const copy: TableRow = JSON.parse(JSON.stringify(row), (_key, value: unknown) => {
    if (!isPlan(value)) return value;
    speaksOfPlan = true;
    return callFor(id);
  });
  return speaksOfPlan ? copy : undefined;
}

function isPlan(value: unknown): value is Identifier {
  const node = value as Partial<Identifier> | null | undefined;
  return node?.type === "Identifier" && node.name === "plan";
}

/** `planOf("rookie")` */
function callFor(id: PlanId): CallExpression {
  const at = { start: 0, end: 0 };
  return {
    ...at,
    type: "CallExpression",
    callee: { ...at, type: "Identifier", name: "planOf" },
    arguments: [{ ...at, type: "Literal", value: id }],
    optional: false,
  };
}
