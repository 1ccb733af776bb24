import type { computeStateCoverage } from "#content/coverage/coverage-by-state.ts";
import type { stateTableProps } from "#content/coverage/coverage-page.ts";
import { formatShare } from "#domain/coverage/format-share.ts";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { ChoiceField } from "#ui/field/choice-field.tsx";
import styles from "./coverage-table.module.css";

type CoverageTableProps = typeof stateTableProps & { states: ReturnType<typeof computeStateCoverage> };

/**
 * Share of each state's area that each overlay covers: a few states as bars, all states in a disclosure with a table.
 * Only CSS handles the choice of an overlay; browsers without `:has()` show the bars of the first overlay, and all
 * columns of the table, scrolled sideways. They and print name the overlay above the bars, in place of the control.
 */
export function CoverageTable(props: CoverageTableProps) {
  const { caption, rowHeader, columns, states, note, picker, initialOverlayId, barStateCodes, all, tableId } = props;
  const bars = barStateCodes.flatMap((code) => states.filter((state) => state.code === code));
  return (
    <div className={styles.block}>
      <div className={styles.picker}>
        <ChoiceField
          legend={picker}
          name="columna"
          options={columns.map((column) => ({ value: column.id, text: `${column.technology} ${column.shortName}` }))}
          value={initialOverlayId}
        />
      </div>
      <p className={styles.shown}>
        <span>{picker}: </span>
        {columns.map(({ id, technology, shortName }) => (
          <b key={id} className={styles.bar} data-first={id === initialOverlayId || undefined}>
            {technology} {shortName}
          </b>
        ))}
      </p>
      <ul className={styles.bars}>
        {bars.map(({ state, code, shares }) => (
          <li key={code} className={styles.row}>
            <span className={styles.name}>{state}</span>
            {columns.map(({ id }) => (
              <Bar key={id} share={shares[id]} isFirst={id === initialOverlayId} />
            ))}
          </li>
        ))}
      </ul>
      <div className={styles.all}>
        <Disclosure summary={all} headingLevel={3} contentId={tableId}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: Safari scrolls it by keyboard only if focusable. */}
          <section className={styles.scroll} tabIndex={0} aria-label={caption}>
            <table className={styles.table}>
              <caption className="visually-hidden">{caption}</caption>
              <thead>
                <tr>
                  <th scope="col" className={styles.state}>
                    {rowHeader}
                  </th>
                  {columns.map(({ id: column, technology, shortName, name }) => (
                    <th key={column} scope="col" className={styles.column} abbr={name}>
                      <span className={styles.technology}>{technology}</span>{" "}
                      <span className={styles.kind}>{shortName}</span>
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
                        {formatShare(shares[column.id])}
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
      <b className={styles.figure}>{formatShare(share)}</b>
      <svg className={styles.track} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        {/* A bar is at least 1% wide, so that a tiny share is visible. */}
        <rect width={share > 0 ? Math.max(1, Math.round(share * 100)) : 0} height={1} />
      </svg>
    </span>
  );
}
