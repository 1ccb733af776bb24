import { type ReactNode, useContext } from "react";
import type { FormSchema } from "#content/forms/check/path-label.ts";
import type { FieldPath } from "#editor/api/api.ts";
import { fillKnownFacts, formatFieldId } from "#editor/api/form/form-value.ts";
import { FormContext } from "#editor/app/form/form-context.ts";
import { RowMark, useRowStatus } from "#editor/app/form/rows/row-marks.tsx";
import { buildRowSummary } from "#editor/app/form/rows/row-summary.ts";
import layout from "#editor/app/shared/layout.module.css";
import styles from "#editor/app/shared/panels/folded-part.module.css";

type FoldedFieldsProps = {
  path: FieldPath;
  name: string;
  /** Schema of the list that contains the row; the summary shows its `summaryFields`. */
  schema: FormSchema;
  value: unknown;
  isPasted?: boolean;
  children: ReactNode;
};

export function FoldedFields({ path, name, schema, value, isPasted = false, children }: FoldedFieldsProps) {
  const { today, facts } = useContext(FormContext);
  const rowStatus = useRowStatus()(path);
  const { text } = buildRowSummary(schema, value, today);
  return (
    <details className={styles.fold} aria-label={name} data-pasted={isPasted || undefined}>
      <summary id={formatFieldId(path)} className={styles.summary}>
        {/* The spaces are invisible, but separate the texts for screen readers. */}
        <span>{fillKnownFacts(name, facts)}</span>{" "}
        {text && <span className={layout.hint}>{fillKnownFacts(text, facts)}</span>}{" "}
        {isPasted && <RowMark status="pasted" />} {rowStatus && <RowMark status={rowStatus} />}
      </summary>
      <div className={`${layout.stack} ${styles.body}`}>{children}</div>
    </details>
  );
}
