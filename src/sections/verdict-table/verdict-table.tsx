import { DataTable } from "#ui/data-table/data-table.tsx";
import { Icon, type IconName } from "#ui/icon/icon.tsx";
import styles from "./verdict-table.module.css";

type Tone = "yes" | "no" | "unsure";

type VerdictTableProps = {
  /** Names the table. */
  caption: string;
  columns: { seen: string; means: string; next: string };
  rows: readonly { tone: Tone; seen: string; means: string; next: string }[];
};

const signs = { yes: "check", no: "close", unsure: "info" } as const satisfies Record<Tone, IconName>;

/** What a visitor sees, what it means and what to do: a table where there is room, otherwise a block per row. */
export function VerdictTable({ caption, columns, rows }: VerdictTableProps) {
  return (
    <DataTable
      caption={caption}
      look="framed"
      whenNarrow="stacked"
      head={
        <>
          <th scope="col">{columns.seen}</th>
          <th scope="col">{columns.means}</th>
          <th scope="col">{columns.next}</th>
        </>
      }
    >
      {rows.map(({ tone, seen, means, next }) => (
        <tr key={seen}>
          <th scope="row">
            <span className={styles.seen}>{seen}</span>
          </th>
          <td>
            <span className={styles.verdict} data-tone={tone}>
              <span className={styles.sign}>
                <Icon name={signs[tone]} />
              </span>
              {means}
            </span>
          </td>
          <td>{next}</td>
        </tr>
      ))}
    </DataTable>
  );
}
