import { DataTable } from "#ui/data-table/data-table.tsx";
import styles from "./line-phases.module.css";

type LinePhasesProps = {
  caption: string;
  columns: { phase: string; works: string };
  /** The phases in order; `days` counts from the last membership. */
  rows: readonly { name: string; days: string; works: string }[];
};

/**
 * A table of the phases of a line. Without script and in print it replaces the tool, which shows the phases with dates.
 */
export function LinePhases({ caption, columns, rows }: LinePhasesProps) {
  return (
    <div className={styles.instead}>
      <DataTable
        caption={caption}
        isCaptionShown
        look="ruled"
        head={
          <>
            <th scope="col" className={styles.first}>
              {columns.phase}
            </th>
            <th scope="col">{columns.works}</th>
          </>
        }
      >
        {rows.map(({ name, days, works }) => (
          <tr key={name}>
            <th scope="row">
              <span className={styles.days}>{days}</span> <span className={styles.name}>{name}</span>
            </th>
            <td>{works}</td>
          </tr>
        ))}
      </DataTable>
    </div>
  );
}
