import type { retiredEmergencyNumbers } from "#content/help/emergencies.ts";
import styles from "./retired-numbers.module.css";

/** Numbers no longer in use, struck through, with their former purpose. */
export function RetiredNumbers({ caption, columns, rows }: typeof retiredEmergencyNumbers) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.number}</th>
          <th scope="col">{columns.what}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ number, what }) => (
          <tr key={number}>
            <th scope="row">
              <span className={styles.number}>{number}</span>
            </th>
            <td>{what}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
