import styles from "./timeline.module.css";

type TimelineProps = {
  /** From left to right where there is room, with the times in colour: for few stops, said in few words. */
  across?: boolean;
  /** Across on phones, too, two abreast: for times of a few words. */
  brief?: boolean;
  /** The list's label for screen readers. */
  label?: string;
  /** In order. */
  stops: readonly {
    label: string;
    /** The date, in large type. */
    when: string;
    details?: readonly string[];
    /** Where the stop is relative to today; without it all stops look the same. */
    state?: "past" | "current" | "ahead";
    /** The state in words: a colour alone says nothing. */
    mark?: string | undefined;
  }[];
};

/** Dates and terms in their order, one stop each, on one rail. */
export function Timeline({ across, brief, label, stops }: TimelineProps) {
  return (
    <ol
      className={styles.timeline}
      data-across={across || undefined}
      data-brief={brief || undefined}
      aria-label={label}
    >
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
