import styles from "./support-status.module.css";

type SupportStatusProps = {
  copy: {
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
export function SupportStatus({ copy }: SupportStatusProps) {
  return (
    <div className={styles.box} data-hours="">
      <p className={styles.status} data-status>
        {copy.answers}
      </p>
      <p className={styles.hours}>{copy.hours}</p>
      <p>{copy.zone}</p>
      <p className={styles.local} data-local />
    </div>
  );
}
