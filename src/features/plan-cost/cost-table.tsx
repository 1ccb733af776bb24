import type { MonthCost } from "#domain/plans/price/monthly-cost.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import styles from "./cost-table.module.css";
import type { PlanCostCopy } from "./plan-cost-copy.ts";

type CostTableProps = { months: readonly MonthCost[]; copy: PlanCostCopy["table"] };

/** Price and included data, one row per month. */
export function CostTable({ months, copy: { caption, columns, kinds, unlimited } }: CostTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.month}</th>
          <th scope="col">{columns.price}</th>
          <th scope="col">{columns.data}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, pesos: price, gb, isPromo }) => (
          <tr key={month}>
            <th scope="row">{month}</th>
            <td>
              <span>{formatPesos(price)}</span>{" "}
              <span className={styles.kind}>{isPromo ? kinds.promo : kinds.regular}</span>
            </td>
            <td>{gb === "unlimited" ? unlimited : formatQuantity(gb, "GB")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
