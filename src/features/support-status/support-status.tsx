import styles from "./support-status.module.css";

type SupportStatusProps = {
  words: {
    /** Opening days and hours. */
    hours: string;
    /** Their time zone. */
    zone: string;
    /** Shown in place of the status until it is known whether support is open. */
    answers: string;
  };
};

/**
 * Support hours. `enhanceSupportStatus` finds its parts by their `data-` names and says whether support is open now;
 * the space for its text is reserved, so that nothing moves.
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
