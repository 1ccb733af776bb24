import layout from "#editor/app/shared/layout.module.css";
import { FoldedPart } from "#editor/app/shared/panels/folded-part.tsx";

/** Technical details for the site's developer, in a folded section, as text to copy. */
export function TechnicalDetails({ children }: { children: string }) {
  return (
    <FoldedPart title="Detalle para quien desarrolla el sitio">
      <pre className={`${layout.scroll} ${layout.written}`}>{children}</pre>
    </FoldedPart>
  );
}
