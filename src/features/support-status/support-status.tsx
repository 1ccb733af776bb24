import styles from "./support-status.module.css";

type SupportStatusProps = {
  words: {
    /** Days and hours. */
    hours: string;
    /** Whose clock they are on. */
    zone: string;
  };
};

/**
 * When support answers. `enhanceSupportStatus` finds its parts by their `data-` names and says how that stands now; its
 * words have their place from the start, so that nothing moves.
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
