import type { ReactNode } from "react";
import type { FieldPath } from "#editor/api/api.ts";
import { fieldId } from "#editor/app/form/form-value.ts";

type FieldLinkProps = { path: FieldPath; onGo: () => void; children: ReactNode };

/** Leads to a field, which may have to be shown first: the browser alone would not find it. */
export function FieldLink({ path, onGo, children }: FieldLinkProps) {
  return (
    <a
      href={`#${fieldId(path)}`}
      onClick={(event) => {
        event.preventDefault();
        onGo();
      }}
    >
      {children}
    </a>
  );
}
