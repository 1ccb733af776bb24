import { SimDrawing } from "./sim-drawing.tsx";
import styles from "./sim-strip.module.css";

type SimStripProps = { intro: string };

/** The introduction and the drawing: a strip that stays in view, or two cells of the grid on wide screens. */
export function SimStrip({ intro }: SimStripProps) {
  return (
    <div className={styles.strip} data-moves>
      <p className={styles.intro}>{intro}</p>
      <SimDrawing />
    </div>
  );
}
