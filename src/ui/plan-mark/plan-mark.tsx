import styles from "./plan-mark.module.css";

/** A membership's SIM in its colour, next to its name or to words that name it. Decoration only. */
export function PlanMark({ plan }: { plan: string }) {
  return <i className={styles.mark} data-plan={plan} />;
}
