import type { entertainmentCopy, planBenefits } from "#content/guides/entertainment-page.ts";
import type { BenefitStatus, PlanId } from "#domain/plans/plan.ts";
import { collapseEqualItems } from "#domain/text/collapse-equal-items.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { PlanMark } from "#ui/plan-mark/plan-mark.tsx";
import styles from "./plan-benefits.module.css";

type PlanBenefitsProps = {
  memberships: readonly { id: PlanId; name: string }[];
  benefits: typeof planBenefits;
  copy: typeof entertainmentCopy.memberships;
};

/**
 * A table of benefits by membership: a mark per cell, or a single cell if all statuses are equal; the last row has the
 * counts.
 */
export function PlanBenefits({ memberships, benefits, copy }: PlanBenefitsProps) {
  const counts = memberships.map(({ id }) => ({
    id,
    count: benefits.filter(({ holdings }) => holdings.some((one) => one.planId === id && one.status === "included"))
      .length,
  }));
  return (
    <div className={styles.frame}>
      {/* Phones show only the initials of the names in the table. */}
      <ul className={styles.legend} data-legend="plans" aria-hidden="true">
        {memberships.map(({ id, name }) => (
          <li key={id} className={styles.cell}>
            <PlanMark plan={id} />
            {name}
          </li>
        ))}
      </ul>
      <table className={styles.table}>
        <caption className="visually-hidden">{copy.caption}</caption>
        <thead>
          <tr className={styles.row}>
            <th scope="col" className={styles.corner}>
              {copy.benefit}
            </th>
            {memberships.map(({ id, name }) => (
              <th key={id} scope="col" className={styles.plan}>
                <span className={styles.tag} data-cut="object" data-plan={id} data-initial={name.slice(0, 1)}>
                  <span className={styles.planName}>{name}</span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {benefits.map(({ benefitId, name, description, holdings }) => (
            <tr key={benefitId} className={styles.row}>
              <th scope="row" className={styles.name}>
                {name}
                <span className={styles.description}> {description}</span>
              </th>
              {collapseEqualItems(holdings, ({ status }) => status).map(({ planId, status, label }, _, { length }) => (
                <td key={planId} data-plan={planId} colSpan={length === 1 ? memberships.length : undefined}>
                  <span className={styles.cell} data-status={status}>
                    <Mark status={status} />
                    <span className={styles.text}>{label}</span>
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={styles.row}>
            <th scope="row" className={styles.name}>
              {copy.total}
            </th>
            {counts.map(({ id, count }) => (
              <td key={id} className={styles.count}>
                {count}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <ul className={styles.legend} aria-hidden="true">
        {copy.marks.map(({ status, label }) => (
          <li key={status} className={styles.cell}>
            <Mark status={status} />
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The mark of a benefit's status; each status has its own shape. */
function Mark({ status }: { status: BenefitStatus }) {
  return (
    <span className={styles.mark} data-status={status}>
      {status === "included" && <Icon name="check" />}
    </span>
  );
}
