import styles from "./drawn-clock.module.css";

/** The animation's time, drawn with CSS counters. Decorative: each stop's label states its time. */
export function DrawnClock({ unit }: { unit: string }) {
  return (
    <p className={styles.clock}>
      <span>{unit}</span>
    </p>
  );
}
