import { formatDataAllowance } from "#domain/plans/plan.ts";
import { SwitchablePrice } from "#sections/plan-price/switchable-price.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import styles from "./comparison-list.module.css";
import { ComparisonValue } from "./comparison-value.tsx";
import type { PlanComparisonProps } from "./plan-comparison-props.ts";

type ComparisonListProps = Pick<PlanComparisonProps, "caption" | "columns" | "price" | "groups"> & {
  headingLevel: 3 | 4;
};

/**
 * The comparison on phones: one block per membership, with price and gigabytes visible and the rest in a disclosure.
 */
export function ComparisonList({ caption, columns, price, groups, headingLevel }: ComparisonListProps) {
  const rows = groups.flatMap((group) => group.rows);
  return (
    <ul className={styles.list} aria-label={caption} data-view="phone">
      {columns.map((plan) => (
        <li key={plan.id} data-plan={plan.id}>
          <Disclosure
            headingLevel={headingLevel}
            summary={
              <span className={styles.summary}>
                <span className={styles.name}>{plan.name}</span>{" "}
                <span className={styles.figures}>
                  {formatDataAllowance(plan.dataGb)}
                  {price && (
                    <>
                      {"\u00a0· "}
                      <SwitchablePrice plan={plan} copy={price} />
                    </>
                  )}
                </span>
              </span>
            }
          >
            <dl>
              {rows.map((row) => (
                <div key={row.id} className={styles.row} data-price-of={row.priceOf}>
                  <dt className={styles.label}>{row.label}</dt>
                  <dd>
                    {row.cells
                      .filter(({ planId }) => planId === plan.id)
                      .map(({ planId, ...cell }) => (
                        <ComparisonValue key={planId} {...cell} isFigure={row.isFigure} />
                      ))}
                    {row.detail && <span className={styles.detail}> {row.detail}</span>}
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
