import styles from "./timeline.module.css";

type TimelineProps = {
  /** Accessible name of the list. */
  label?: string;
  /** The stops in chronological order. */
  stops: readonly {
    label: string;
    /** The date, in large type. */
    when: string;
    details?: readonly string[];
    /** Position relative to today; without it all stops look the same. */
    state?: "past" | "current" | "ahead";
    /** The state in words, because colour alone is not enough. */
    mark?: string | undefined;
  }[];
};

/** Dates and periods in order, as stops on a line. */
export function Timeline({ label, stops }: TimelineProps) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {stops.map(({ label, when, details = [], state, mark }) => (
        <li
          key={label}
          className={styles.stop}
          data-state={state}
          aria-current={state === "current" ? "step" : undefined}
        >
          <p className={styles.label}>
            {label}
            {mark && <span className={styles.mark}>{mark}</span>}
          </p>
          <p className={styles.when}>{when}</p>
          {details.map((detail) => (
            <p key={detail} className={styles.detail}>
              {detail}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}
