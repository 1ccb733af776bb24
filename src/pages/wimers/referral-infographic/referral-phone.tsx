import styles from "./referral-phone.module.css";

/** The phone of the person who joins, with a SIM and a check mark; 220 x 270, like wimy. Decorative. */
export function ReferralPhone() {
  return (
    <svg className={styles.phone} viewBox="0 0 220 270" aria-hidden="true">
      <g transform="rotate(5 110 140)">
        <rect className={styles.body} x="42" y="14" width="136" height="244" rx="26" />
        <path
          className={styles.screen}
          d="M62 32h70l30 30v170a12 12 0 0 1-12 12H70a12 12 0 0 1-12-12V36a4 4 0 0 1 4-4z"
        />
        <path className={styles.sim} d="M84 84h36l18 18v48a8 8 0 0 1-8 8H84a8 8 0 0 1-8-8V92a8 8 0 0 1 8-8z" />
        <rect className={styles.chip} x="91" y="118" width="30" height="26" rx="6" />
        <path className={styles.mark} d="M78 200l18 18 38-40" />
      </g>
      <path className={styles.spark} d="M14 44v16M6 52h16M204 30v16M196 38h16" />
    </svg>
  );
}
