import styles from "./pictogram.module.css";
import { PictogramDrawing, type PictogramName } from "./pictogram-drawing.tsx";

type PictogramProps = { name: PictogramName };

/**
 * A large drawing of an object on 120 x 120 units, for coloured backgrounds. Always decorative; the parent sets its
 * size.
 */
export function Pictogram({ name }: PictogramProps) {
  return (
    <svg className={styles.pictogram} viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <PictogramDrawing name={name} />
    </svg>
  );
}
