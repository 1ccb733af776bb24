import styles from "./plan-mark.module.css";

/** A SIM in a membership's colour, shown next to the membership's name. Decorative. */
export function PlanMark({ plan }: { plan: string }) {
  return <i className={styles.mark} data-plan={plan} />;
}
