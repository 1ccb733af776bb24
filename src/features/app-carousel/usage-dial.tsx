import styles from "./app-screen.module.css";

type UsageDialProps = { share: number; figure: string; text: string };

/**
 * The remaining data as a ring that starts at the top. The home page's scroll story finds ring and figure by
 * `data-usage-…`.
 */
export function UsageDial({ share, figure, text }: UsageDialProps) {
  return (
    <div className={styles.dial}>
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle className={styles.whole} cx="60" cy="60" r="50" />
        <circle
          className={styles.share}
          data-usage-share
          cx="60"
          cy="60"
          r="50"
          pathLength={100}
          strokeDasharray={`${Math.round(share * 100)} 100`}
          transform="rotate(-90 60 60)"
        />
      </svg>
      <p>
        <b data-usage-figure>
          <span>{figure}</span>
        </b>
        <span className={styles.text}>{text}</span>
      </p>
    </div>
  );
}
