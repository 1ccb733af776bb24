import styles from "./padlock-phone.module.css";

/** A phone with a SIM as its padlock, which opens if the answer is yes: see `unlock-check.module.css`. Decorative. */
export function PadlockPhone() {
  return (
    <svg className={styles.phone} viewBox="0 0 220 340" aria-hidden="true" data-padlock data-no-print>
      <rect className={styles.screen} x="20" y="10" width="180" height="320" rx="34" />
      <path d="M92 34h36" />
      <g className={styles.shackle}>
        <path className={styles.edge} d="M78 176v-42a32 32 0 0 1 64 0v42" />
        <path className={styles.metal} d="M78 176v-42a32 32 0 0 1 64 0v42" />
      </g>
      <path
        className={styles.sim}
        d="M66 166h64l30 30v66a14 14 0 0 1-14 14H74a14 14 0 0 1-14-14v-82a14 14 0 0 1 6-14z"
      />
      <g className={styles.chip} transform="translate(86 202)">
        <rect width="48" height="48" rx="10" />
        <path d="M0 17h14v14H0M48 17H34v14h14M24 0v11M24 48V37" />
      </g>
    </svg>
  );
}
