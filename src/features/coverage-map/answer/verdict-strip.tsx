import styles from "./verdict-strip.module.css";

/**
 * The latest verdict, in the space above the map. On phones it is sticky, so that it stays visible with the map.
 */
export function VerdictStrip() {
  return (
    <div className={styles.strip} aria-hidden="true">
      <p className={styles.text} data-strip hidden />
    </div>
  );
}
