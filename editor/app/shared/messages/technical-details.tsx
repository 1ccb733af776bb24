import layout from "#editor/app/shared/layout.module.css";
import { FoldedPart } from "#editor/app/shared/panels/folded-part.tsx";

export function TechnicalDetails({ children }: { children: string }) {
  return (
    <FoldedPart title="Detalle para quien desarrolla el sitio">
      <pre className={`${layout.scroll} ${layout.written}`}>{children}</pre>
    </FoldedPart>
  );
}
