import styles from "./support-status.module.css";

type SupportStatusProps = {
  words: {
    /** Opening days and hours. */
    hours: string;
    /** Time zone of the hours. */
    zone: string;
    /** Shown until the script knows whether support is open. */
    answers: string;
  };
};

/**
 * Support hours. `enhanceSupportStatus` shows whether support is open now; space for that text is reserved, so that
 * nothing moves.
 */
export function SupportStatus({ words }: SupportStatusProps) {
  return (
    <div className={styles.box} data-hours="">
      <p className={styles.status} data-status>
        {words.answers}
      </p>
      <p className={styles.hours}>{words.hours}</p>
      <p>{words.zone}</p>
      <p className={styles.local} data-local />
    </div>
  );
}
