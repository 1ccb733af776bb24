import { SampleMark } from "#ui/sample-mark/sample-mark.tsx";
import styles from "./key-figures.module.css";

type KeyFiguresProps = {
  /** Accessible name of the list. */
  label: string;
  figures: readonly {
    /** The number with its unit: "24 h". */
    figure: string;
    /** Meaning of the number. */
    text: string;
    /** Mark of a figure that is not confirmed, which is only outlined. */
    mark?: string;
  }[];
};

/** The figures that matter for a decision, larger than the text around them. */
export function KeyFigures({ label, figures }: KeyFiguresProps) {
  return (
    <ul className={styles.figures} aria-label={label}>
      {figures.map(({ figure, text, mark }) => (
        <li key={text} className={styles.figure}>
          <b className={styles.number} data-pending={mark && true}>
            {figure}
          </b>{" "}
          <span className={styles.text}>{text}</span>
          {mark && <SampleMark label={mark} />}
        </li>
      ))}
    </ul>
  );
}
