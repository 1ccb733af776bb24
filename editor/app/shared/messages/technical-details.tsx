import { FoldedPart } from "#editor/app/shared/panels/folded-part.tsx";
import styles from "./technical-details.module.css";

/** Technical details for the site's developer, in a folded section, as text to copy. */
export function TechnicalDetails({ children }: { children: string }) {
  return (
    <FoldedPart title="Detalle para quien desarrolla el sitio">
      <pre className={styles.raw}>{children}</pre>
    </FoldedPart>
  );
}
