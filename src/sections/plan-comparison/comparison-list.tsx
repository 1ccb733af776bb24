import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import styles from "./comparison-list.module.css";
import { ComparisonValue } from "./comparison-value.tsx";
import type { PlanComparisonProps } from "./plan-comparison-props.ts";

type ComparisonListProps = Pick<PlanComparisonProps, "caption" | "columns" | "groups"> & { headingLevel: 3 | 4 };

/** The same rows on phones: one block per membership, with its price and gigabytes in view and the rest folded. */
export function ComparisonList({ caption, columns, groups, headingLevel }: ComparisonListProps) {
  const rows = groups.flatMap((group) => group.rows);
  return (
    <ul className={styles.list} aria-label={caption} data-view="phone">
      {columns.map(({ id, name, summary }) => (
        <li key={id} data-plan={id}>
          <Disclosure
            headingLevel={headingLevel}
            summary={
              <span className={styles.summary}>
                <span className={styles.name}>{name}</span> <span className={styles.figures}>{summary}</span>
              </span>
            }
          >
            <dl>
              {rows.map((row) => (
                <div key={row.id} className={styles.row}>
                  <dt className={styles.label}>
                    {row.label}
                    {row.detail && <span className={styles.detail}> {row.detail}</span>}
                  </dt>
                  <dd>
                    {row.cells
                      .filter(({ planId }) => planId === id)
                      .map(({ planId, ...cell }) => (
                        <ComparisonValue key={planId} {...cell} isFigure={row.isFigure} />
                      ))}
                  </dd>
                </div>
              ))}
            </dl>
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}
