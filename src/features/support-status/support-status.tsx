import styles from "./support-status.module.css";

type SupportStatusProps = {
  words: {
    /** Days and hours. */
    hours: string;
    /** Their time zone. */
    zone: string;
  };
};

/**
 * When support answers. `enhanceSupportStatus` finds its parts by their `data-` names and says whether it is open now;
 * the space for its text is reserved from the start, so that nothing moves.
 */
export function SupportStatus({ words }: SupportStatusProps) {
  return (
    <div className={styles.box} data-hours="">
      <p className={styles.status} data-status />
      <p className={styles.hours}>{words.hours}</p>
      <p>{words.zone}</p>
      <p className={styles.local} data-local />
    </div>
  );
}
