import type { ComparisonRow } from "#domain/plans/comparison-rows.ts";
import { collapseEqualItems } from "#domain/text/collapse-equal-items.ts";
import styles from "./comparison-table.module.css";
import { ComparisonValue } from "./comparison-value.tsx";
import type { PlanComparisonProps } from "./plan-comparison-props.ts";

type ComparisonTableProps = Pick<PlanComparisonProps, "caption" | "rowHeader" | "columns" | "groups">;

/** The comparison on wide screens and in print, with a column per membership. */
export function ComparisonTable({ caption, rowHeader, columns, groups }: ComparisonTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            {rowHeader}
          </th>
          {columns.map(({ id, name }) => (
            <th key={id} scope="col" className={styles.plan}>
              <span className={styles.tag} data-cut="object" data-plan={id}>
                {name}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.id}>
          <tr>
            <th scope="rowgroup" colSpan={columns.length + 1} className={styles.group}>
              {group.heading}
            </th>
          </tr>
          {group.rows.map((row) => (
            <tr key={row.id} data-price-of={row.priceOf}>
              <th scope="row" className={styles.label}>
                {row.label}
                {row.detail && <span className={styles.detail}> {row.detail}</span>}
              </th>
              {mergeCells(row).map(({ planId, ...cell }, _, { length }) => (
                <td key={planId} className={styles.cell} colSpan={length === 1 ? columns.length : undefined}>
                  <ComparisonValue {...cell} isFigure={row.isFigure} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** @returns one cell if the cells of all memberships are equal. */
function mergeCells({ cells }: ComparisonRow) {
  return collapseEqualItems(cells, ({ text, detail = "" }) => `${text} ${detail}`);
}
