import styles from "./answer-strip.module.css";

/** The latest verdict, sticky on phones between the question and the map, so that it stays visible while the map is. */
export function AnswerStrip() {
  return (
    <div className={styles.strip} aria-hidden="true">
      <p className={styles.words} data-strip hidden />
    </div>
  );
}
