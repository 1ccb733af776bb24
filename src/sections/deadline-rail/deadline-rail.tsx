import styles from "./deadline-rail.module.css";

type DeadlineRailProps = {
  /** Names the list for screen readers. */
  label: string;
  /** In the order in which they come. */
  stops: readonly {
    /** What begins there. */
    title: string;
    /** The time there is, with its unit: "24 h". */
    figure: string;
    /** What it counts. */
    text: string;
  }[];
};

/** Deadlines in their order, on one rail: from left to right, and downwards on phones. */
export function DeadlineRail({ label, stops }: DeadlineRailProps) {
  return (
    <ol className={styles.rail} aria-label={label}>
      {stops.map(({ title, figure, text }) => (
        <li key={title} className={styles.stop}>
          <span className={styles.title}>{title}</span> <b className={styles.figure}>{figure}</b>{" "}
          <span className={styles.text}>{text}</span>
        </li>
      ))}
    </ol>
  );
}
