import styles from "./plan-mark.module.css";

/** A membership's SIM in its colour, next to its name or to words that name it. Decoration only. */
export function PlanMark({ plan }: { plan: string }) {
  return (
    <svg className={styles.mark} data-plan={plan} viewBox="0 0 24 30" aria-hidden="true">
      <path d="M5 2h8l9 9v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z" />
    </svg>
  );
}
