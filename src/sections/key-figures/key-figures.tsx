import styles from "./key-figures.module.css";

type KeyFiguresProps = {
  /** Names the list for screen readers. */
  label: string;
  figures: readonly {
    /** The number, with its unit: "24 h". */
    figure: string;
    /** What it counts. */
    text: string;
  }[];
};

/** The numbers people decide by, the largest thing in their block. */
export function KeyFigures({ label, figures }: KeyFiguresProps) {
  return (
    <ul className={styles.figures} aria-label={label}>
      {figures.map(({ figure, text }) => (
        <li key={text} className={styles.figure}>
          <b className={styles.number}>{figure}</b> <span className={styles.text}>{text}</span>
        </li>
      ))}
    </ul>
  );
}
