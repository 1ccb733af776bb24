import type { PlanId } from "#domain/plan.ts";
import { CheckList } from "#ui/check-list/check-list.tsx";
import styles from "./membership-benefits.module.css";

type MembershipBenefitsProps = {
  memberships: readonly {
    planId: PlanId;
    name: string;
    included: readonly string[];
    addOn: readonly string[];
    none: readonly string[];
  }[];
  copy: {
    /** Follows the count of included benefits. */
    counted: { one: string; other: string };
    addOn: string;
    none: string;
  };
  headingLevel: 3 | 4;
};

/** What each membership includes, with the count at a glance. */
export function MembershipBenefits({ memberships, copy, headingLevel }: MembershipBenefitsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={styles.grid}>
      {memberships.map(({ planId, name, included, addOn, none }) => (
        <li key={planId} className={styles.membership} data-plan={planId}>
          <Heading className={styles.name}>{name}</Heading>
          <p className={styles.count}>
            <b>{included.length}</b> {included.length === 1 ? copy.counted.one : copy.counted.other}
          </p>
          <div className={styles.lists}>
            {included.length > 0 && <CheckList items={included} />}
            <Names label={copy.addOn} names={addOn} />
            <Names label={copy.none} names={none} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Names({ label, names }: { label: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p>
      <b className={styles.label}>{label}</b> {names.join("\u00a0· ")}
    </p>
  );
}
