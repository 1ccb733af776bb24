import type { ReactNode } from "react";
import type { FieldPath } from "#editor/api/api.ts";
import { formatFieldId } from "#editor/api/form/form-value.ts";

type FieldLinkProps = { path: FieldPath; onFollow: () => void; children: ReactNode };

/** Link to a field that may not be rendered yet, so the click handler moves the focus instead of the browser. */
export function FieldLink({ path, onFollow, children }: FieldLinkProps) {
  return (
    <a
      href={`#${formatFieldId(path)}`}
      onClick={(event) => {
        event.preventDefault();
        onFollow();
      }}
    >
      {children}
    </a>
  );
}
