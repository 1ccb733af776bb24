import styles from "./tick-ring.module.css";

/** One tick a unit: 0.34 of it drawn. */
const ticks = { className: styles.ticks, fill: "none", strokeWidth: 17, strokeDasharray: "0.34 0.66" } as const;

/**
 * A ring of 120 ticks, one for each second. Each half is a window into which an arc rotates from the other half, so
 * that only a transform is animated. Decorative.
 */
export function TickRing() {
  return (
    <div className={styles.ring}>
      <svg {...ticks} stroke="var(--talavera-claro)" opacity={0.5} viewBox="-310 -310 620 620" aria-hidden="true">
        <circle r="290" pathLength={120} />
      </svg>
      {["M0 290A290 290 0 0 1 0-290", "M0-290A290 290 0 0 1 0 290"].map((arc) => (
        <div key={arc} className={styles.half}>
          <svg {...ticks} stroke="var(--nopal)" viewBox="-310 -310 620 620" aria-hidden="true">
            <path d={arc} pathLength={60} />
          </svg>
        </div>
      ))}
    </div>
  );
}
