import type { tariffTable } from "#content/registry/tariffs.ts";
import { DataTable } from "#ui/data-table/data-table.tsx";
import styles from "./tariff-table.module.css";

type Figure = "regular" | "porting" | "data" | "roaming";
const allFigures: readonly Figure[] = ["regular", "porting", "data", "roaming"];

type TariffTableProps = Pick<typeof tariffTable, "caption" | "columns" | "rows">;

/** The memberships with prices and registry numbers: a table on wide screens, one block per membership on others. */
export function TariffTable({ caption, columns, rows }: TariffTableProps) {
  const figures = allFigures.filter((figure) => columns[figure] !== undefined);
  return (
    <>
      <div className={styles.wide}>
        <DataTable
          caption={caption}
          look="framed"
          head={
            <>
              <th scope="col">{columns.plan}</th>
              {figures.map((figure) => (
                <th key={figure} scope="col">
                  {columns[figure]}
                </th>
              ))}
              <th scope="col">{columns.numbers}</th>
            </>
          }
        >
          {rows.map((row) => (
            <tr key={row.planId}>
              <th scope="row" className={styles.plan} data-plan={row.planId}>
                {row.plan}
              </th>
              {figures.map((figure) => (
                <td key={figure} data-figure={figure}>
                  {row[figure]}
                </td>
              ))}
              <td>
                <Numbers numbers={row.numbers} />
              </td>
            </tr>
          ))}
        </DataTable>
      </div>
      <ul className={styles.blocks} aria-label={caption} data-view="phone">
        {rows.map((row) => (
          <li key={row.planId} className={styles.block}>
            <h3 className={styles.plan} data-plan={row.planId}>
              {row.plan}
            </h3>
            <dl className={styles.facts}>
              {figures.map((figure) => (
                <div key={figure} className={styles.fact}>
                  <dt>{columns[figure]}</dt>
                  <dd data-figure={figure}>{row[figure]}</dd>
                </div>
              ))}
              <div className={styles.fact}>
                <dt>{columns.numbers}</dt>
                <dd>
                  <Numbers numbers={row.numbers} />
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}

function Numbers({ numbers }: Pick<TariffTableProps["rows"][number], "numbers">) {
  return (
    <ul className={styles.numbers}>
      {numbers.map(({ label, href }) => (
        <li key={href}>
          <a className={`lone-link ${styles.number}`} href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
