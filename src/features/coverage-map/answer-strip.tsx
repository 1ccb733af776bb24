import styles from "./answer-strip.module.css";

/** The latest verdict, in sight on phones while the map is: between the question and the map, on whose edge it stays. */
export function AnswerStrip() {
  return (
    <div className={styles.strip} aria-hidden="true">
      <p className={styles.words} data-strip hidden />
    </div>
  );
}
