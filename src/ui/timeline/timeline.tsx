import styles from "./timeline.module.css";

type TimelineProps = {
  /** Names the list for who hears the page. */
  label?: string;
  /** In their order. */
  stops: readonly {
    label: string;
    /** The date, big. */
    when: string;
    details?: readonly string[];
    /** Where today stands; without it no stop is told from another. */
    state?: "past" | "current" | "ahead";
    /** The state in words: a colour alone says nothing. */
    mark?: string | undefined;
  }[];
};

/** Dates under one another, a station each. */
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
