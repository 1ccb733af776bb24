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

/** What a visitor sees, what it means and what to do: a table where there is room, else a block each. */
export function VerdictTable({ caption, columns, rows }: VerdictTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{columns.seen}</th>
          <th scope="col">{columns.means}</th>
          <th scope="col">{columns.next}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ tone, seen, means, next }) => (
          <tr key={seen}>
            <th className={styles.seen} scope="row">
              {seen}
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
      </tbody>
    </table>
  );
}
