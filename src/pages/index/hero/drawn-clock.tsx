import styles from "./drawn-clock.module.css";

/** The story's time, drawn by counters. Decorative: each stop's label states its time. */
export function DrawnClock({ unit }: { unit: string }) {
  return (
    <p className={styles.clock}>
      <span>{unit}</span>
    </p>
  );
}
