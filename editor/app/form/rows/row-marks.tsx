import { useContext } from "react";
import type { FieldPath } from "#editor/api/api.ts";
import { isEqualPath } from "#editor/api/form/form-value.ts";
import { FormContext } from "#editor/app/form/form-context.ts";
import { StatusIcon } from "#editor/app/shared/messages/status-icon.tsx";
import styles from "./row-marks.module.css";

/** Returns a function that tells whether the row at a path has errors or only missing values. */
export function useRowStatus(): (path: FieldPath) => "wrong" | "unfinished" | undefined {
  const { diagnostics } = useContext(FormContext);
  const errors = diagnostics.filter(({ kind }) => kind === "error");
  return (path) => {
    const rowErrors = errors.filter((diagnostic) => isEqualPath(diagnostic.path.slice(0, path.length), path));
    if (rowErrors.some(({ isMissing }) => !isMissing)) return "wrong";
    return rowErrors.length > 0 ? "unfinished" : undefined;
  };
}

const markLabels = { wrong: "Por corregir", unfinished: "Por completar", new: "Nueva", pasted: "De la hoja" } as const;

export function RowMark({ status }: { status: keyof typeof markLabels }) {
  return (
    <span className={styles.mark} data-kind={status}>
      {status === "wrong" && <StatusIcon kind="wrong" />}
      {markLabels[status]}
    </span>
  );
}
