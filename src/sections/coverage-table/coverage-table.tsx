import { useId } from "react";
import type { OverlayId } from "#domain/coverage/overlay.ts";
import { shareWords } from "#domain/coverage/share-words.ts";
import { ChoiceField } from "#ui/field/choice-field.tsx";
import styles from "./coverage-table.module.css";

type CoverageTableProps = {
  /** Names the table, and the box in which it scrolls. */
  caption: string;
  rowHeader: string;
  columns: readonly {
    id: OverlayId;
    technology: string;
    kind: string;
    /** The overlay's full name. */
    name: string;
  }[];
  /** Shares from 0 to 1. */
  states: readonly { state: string; code: string; shares: Readonly<Record<OverlayId, number>> }[];
  note: string;
  /** Asks for the one column that a phone has room for. */
  picker: string;
  /** The column that a phone shows first. */
  first: OverlayId;
};

/**
 * How much of each state each overlay covers. Phones show the column that is picked, by CSS alone; engines without
 * `:has()` show all columns, scroll them sideways and keep the states.
 */
export function CoverageTable({ caption, rowHeader, columns, states, note, picker, first }: CoverageTableProps) {
  const id = useId();
  return (
    <div className={styles.block}>
      <div className={styles.picker}>
        <ChoiceField
          legend={picker}
          name="columna"
          options={columns.map((column) => ({ value: column.id, text: `${column.technology} ${column.kind}` }))}
          value={first}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scroll areas need keyboard access, also in Safari. */}
      <section className={styles.scroll} aria-labelledby={id} tabIndex={0}>
        <table className={styles.table}>
          <caption className="visually-hidden" id={id}>
            {caption}
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles.state}>
                {rowHeader}
              </th>
              {columns.map(({ id: column, technology, kind, name }) => (
                <th key={column} scope="col" className={styles.column} abbr={name}>
                  <span className={styles.technology}>{technology}</span> <span className={styles.kind}>{kind}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {states.map(({ state, code, shares }) => (
              <tr key={code}>
                <th scope="row" className={styles.state}>
                  {state}
                </th>
                {columns.map((column) => (
                  <td key={column.id} className={styles.share}>
                    {shareWords(shares[column.id])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={styles.note}>{note}</p>
    </div>
  );
}
