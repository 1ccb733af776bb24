import { SimDrawing } from "./sim-drawing.tsx";
import styles from "./sim-strip.module.css";

type SimStripProps = {
  /** What has been answered so far, in one line. */
  progress: string;
};

/** The drawing and the progress, in a strip that stays in view; on wide screens only the drawing, next to the rows. */
export function SimStrip({ progress }: SimStripProps) {
  return (
    <div className={styles.strip} data-moves>
      <p className={styles.progress} data-progress>
        {progress}
      </p>
      <SimDrawing />
    </div>
  );
}
