import type { OverlayId } from "#domain/coverage/overlay.ts";
import { shareWords } from "#domain/coverage/share-words.ts";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { ChoiceField } from "#ui/field/choice-field.tsx";
import styles from "./coverage-table.module.css";

type StateShares = { state: string; code: string; shares: Readonly<Record<OverlayId, number>> };

type CoverageTableProps = {
  /** Names the table. */
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
  states: readonly StateShares[];
  note: string;
  /** Asks which coverage the bars show, and the one column that a phone has room for. */
  picker: string;
  /** The coverage that is shown first. */
  first: OverlayId;
  /** Codes of the states that have a bar. */
  shown: readonly string[];
  /** Unfolds the table. */
  all: string;
  /** Id of the folded table: an address that leads to it unfolds it. */
  tableId: string;
};

/**
 * How much of each state each overlay covers: a few as bars, all of them in a folded table. What is picked is shown by
 * CSS alone; engines without `:has()` show the first coverage, and the table with all columns, scrolled sideways.
 */
export function CoverageTable(props: CoverageTableProps) {
  const { caption, rowHeader, columns, states, note, picker, first, shown, all, tableId } = props;
  const bars = shown.flatMap((code) => states.filter((state) => state.code === code));
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
      <ul className={styles.bars}>
        {bars.map(({ state, code, shares }) => (
          <li key={code} className={styles.row}>
            <span className={styles.name}>{state}</span>
            {columns.map(({ id }) => (
              <Bar key={id} share={shares[id]} isFirst={id === first} />
            ))}
          </li>
        ))}
      </ul>
      <div className={styles.all}>
        <Disclosure summary={all} headingLevel={3} contentId={tableId}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where it scrolls, keys have to reach it in Safari too. */}
          <section className={styles.scroll} tabIndex={0} aria-label={caption}>
            <table className={styles.table}>
              <caption className="visually-hidden">{caption}</caption>
              <thead>
                <tr>
                  <th scope="col" className={styles.state}>
                    {rowHeader}
                  </th>
                  {columns.map(({ id: column, technology, kind, name }) => (
                    <th key={column} scope="col" className={styles.column} abbr={name}>
                      <span className={styles.technology}>{technology}</span>{" "}
                      <span className={styles.kind}>{kind}</span>
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
        </Disclosure>
      </div>
      <p className={styles.note}>{note}</p>
    </div>
  );
}

function Bar({ share, isFirst }: { share: number; isFirst: boolean }) {
  return (
    <span className={styles.bar} data-first={isFirst || undefined}>
      <b className={styles.figure}>{shareWords(share)}</b>
      <svg className={styles.track} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        {/* A hair of colour also where hardly anything is covered. */}
        <rect width={share > 0 ? Math.max(1, Math.round(share * 100)) : 0} height={1} />
      </svg>
    </span>
  );
}
