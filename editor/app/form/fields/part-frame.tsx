import type { ReactNode } from "react";
import type { FieldPath } from "#editor/api/api.ts";
import { formatFieldId } from "#editor/api/form/form-value.ts";
import layout from "#editor/app/shared/layout.module.css";
import { FieldDiagnostics, useFieldDiagnostics } from "./field-frame.tsx";
import styles from "./part-frame.module.css";

type PartFrameProps = {
  path: FieldPath;
  title: string;
  hint: string | undefined;
  includesNested?: boolean;
  children: ReactNode;
};

export function PartFrame({ path, title, hint, includesNested = false, children }: PartFrameProps) {
  return (
    <fieldset id={formatFieldId(path)} tabIndex={-1} className={styles.part}>
      <legend className={styles.title}>{title}</legend>
      {hint && <p className={layout.hint}>{hint}</p>}
      <FieldDiagnostics diagnostics={useFieldDiagnostics(path, includesNested)} />
      {children}
    </fieldset>
  );
}
