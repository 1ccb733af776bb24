import styles from "./key-figures.module.css";

type KeyFiguresProps = {
  /** Accessible name of the list. */
  label: string;
  figures: readonly {
    /** The number with its unit: "24 h". */
    figure: string;
    /** Meaning of the number. */
    text: string;
  }[];
};

/** The figures that matter for a decision, larger than the text around them. */
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
