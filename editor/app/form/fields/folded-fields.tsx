import { type ReactNode, useContext } from "react";
import type { FormSchema } from "#content/forms/check/path-label.ts";
import type { FieldPath } from "#editor/api/api.ts";
import { FormContext } from "#editor/app/form/form-context.ts";
import { fieldId, spoken } from "#editor/app/form/form-value.ts";
import { RowMark, useRowStanding } from "#editor/app/form/rows/row-marks.tsx";
import { rowSummary } from "#editor/app/form/rows/row-summary.ts";
import styles from "./folded-fields.module.css";

type FoldedFieldsProps = {
  path: FieldPath;
  name: string;
  /** Of what it is one of: its `summaryFields` tell it apart. */
  schema: FormSchema;
  value: unknown;
  isPasted?: boolean;
  children: ReactNode;
};

/** One of several that are alike: its name and what tells it apart, and its fields once it is opened. */
export function FoldedFields({ path, name, schema, value, isPasted = false, children }: FoldedFieldsProps) {
  const { today, facts } = useContext(FormContext);
  const standing = useRowStanding()(path);
  const { words } = rowSummary(schema, value, today);
  return (
    <details className={styles.fold} aria-label={name} data-pasted={isPasted || undefined}>
      <summary id={fieldId(path)} className={styles.head}>
        {/* Spaces are not seen, and keep what is heard apart. */}
        <span className={styles.name}>{spoken(name, facts)}</span>{" "}
        {words && <span className={styles.summary}>{spoken(words, facts)}</span>} {isPasted && <RowMark of="pasted" />}{" "}
        {standing && <RowMark of={standing} />}
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
