import type { portingTimeRules } from "#content/porting/porting-page.ts";
import { DataTable } from "#ui/data-table/data-table.tsx";
import styles from "./porting-examples.module.css";

type PortingExamplesProps = typeof portingTimeRules.table;

/** A table of example porting requests and their dates; it fits the narrowest phone. */
export function PortingExamples({ caption, columns, rows }: PortingExamplesProps) {
  return (
    <DataTable
      caption={caption}
      isCaptionShown
      look="ruled"
      head={
        <>
          <th scope="col">{columns.requested}</th>
          <th scope="col">{columns.entered}</th>
          <th scope="col">{columns.latest}</th>
        </>
      }
    >
      {rows.map(({ requested, why, entered, latest }) => (
        <tr key={`${requested.day} ${requested.time}`}>
          <th scope="row">
            <MomentText {...requested} />
            <span className={styles.why}>{why}</span>
          </th>
          <td>
            <MomentText {...entered} />
          </td>
          <td>
            <MomentText {...latest} />
          </td>
        </tr>
      ))}
    </DataTable>
  );
}

function MomentText({ day, time }: PortingExamplesProps["rows"][number]["requested"]) {
  return (
    <>
      <span className={styles.day}>{day}</span> <span className={styles.time}>{time}</span>
    </>
  );
}
