import type { lineLifeSection } from "#content/help/line-life-section.ts";
import { DataTable } from "#ui/data-table/data-table.tsx";
import styles from "./line-phases.module.css";

/**
 * A table of the phases of a line. Without script and in print it replaces the tool, which shows the phases with dates.
 */
export function LinePhases({ caption, columns, rows }: typeof lineLifeSection.table) {
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
