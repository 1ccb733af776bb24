import styles from "./plan-mark.module.css";

/** A membership's SIM in its colour, next to its name. Decorative. */
export function PlanMark({ plan }: { plan: string }) {
  return <i className={styles.mark} data-plan={plan} />;
}
