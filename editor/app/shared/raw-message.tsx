import { FoldedPart } from "./folded-part.tsx";
import styles from "./raw-message.module.css";

/** What the site's own checks said, for who develops it: folded, and whole to be copied. */
export function RawMessage({ children }: { children: string }) {
  return (
    <FoldedPart title="Detalle para quien desarrolla el sitio">
      <pre className={styles.raw}>{children}</pre>
    </FoldedPart>
  );
}
