import { SimDrawing } from "./sim-drawing.tsx";
import styles from "./sim-strip.module.css";

type SimStripProps = {
  intro: string;
  /** Replaces the introduction after the four answers; screen readers hear the same text. */
  doneIntro: string;
};

/** The introduction and the drawing: a strip that stays in view, or two cells of the grid on wide screens. */
export function SimStrip({ intro, doneIntro }: SimStripProps) {
  return (
    <div className={styles.strip}>
      <p className={styles.intro}>
        <span className={styles.todo}>{intro}</span>
        <span className={styles.done} aria-hidden="true">
          {doneIntro}
        </span>
      </p>
      <SimDrawing />
    </div>
  );
}
