import { type ReactNode, useContext } from "react";
import type { Diagnostic, FieldPath } from "#editor/api/api.ts";
import { formatFieldId, isEqualPath } from "#editor/api/form/form-value.ts";
import { FormContext } from "#editor/app/form/form-context.ts";
import layout from "#editor/app/shared/layout.module.css";
import { StatusIcon } from "#editor/app/shared/messages/status-icon.tsx";
import styles from "./field-frame.module.css";

export type ControlProps = { id: string; "aria-describedby"?: string; "aria-invalid"?: true };

/** @param includesNested - whether to include diagnostics about values inside the field. */
export function useFieldDiagnostics(path: FieldPath, includesNested = false): readonly Diagnostic[] {
  const length = includesNested ? path.length : undefined;
  return useContext(FormContext).diagnostics.filter((each) => isEqualPath(each.path.slice(0, length), path));
}

/** Whether a diagnostic is shown as an error. Missing values are not, so that a new row is not all red. */
const isError = ({ kind, isMissing }: Diagnostic) => kind === "error" && !isMissing;

/**
 * Delay in ms before a message appears below a field that lost the focus. Without it, the message would move the button
 * that the person is clicking.
 */
export const messageDelayMs = 400;

export type FieldFrameProps = {
  path: FieldPath;
  label: string;
  hint?: string | undefined;
  isOptional?: boolean | undefined;
  lockReason?: string | undefined;
  isShort?: boolean;
  /** Diagnostic of the control itself, shown instead of the form's diagnostics, which describe the last value. */
  ownDiagnostic?: Diagnostic | undefined;
  feedback?: ReactNode;
  children: (controlProps: ControlProps) => ReactNode;
};

export function FieldFrame({
  path,
  label,
  hint,
  isOptional,
  lockReason,
  isShort,
  ownDiagnostic,
  feedback,
  children,
}: FieldFrameProps) {
  const formDiagnostics = useFieldDiagnostics(path);
  const diagnostics = ownDiagnostic ? [ownDiagnostic] : formDiagnostics;
  const id = formatFieldId(path);
  const descriptionId = `${id}-ayuda`;
  const hasError = diagnostics.some(isError);
  const isDescribed = Boolean(hint || feedback || lockReason || diagnostics.length > 0);
  return (
    <div className={styles.field} data-short={isShort || undefined} data-wrong={hasError || undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isOptional && <span className={layout.hint}> (opcional)</span>}
      </label>
      {children({
        id,
        ...(isDescribed && { "aria-describedby": descriptionId }),
        ...(hasError && { "aria-invalid": true as const }),
      })}
      {isDescribed && (
        <div id={descriptionId} className={styles.about}>
          <FieldDiagnostics diagnostics={diagnostics} />
          {lockReason && <p className={styles.locked}>{lockReason}</p>}
          {feedback}
          {hint && <p className={layout.hint}>{hint}</p>}
        </div>
      )}
    </div>
  );
}

/** Errors and advice about a field, which differ in icon and wording, not only in colour. */
export function FieldDiagnostics({ diagnostics }: { diagnostics: readonly Diagnostic[] }) {
  return diagnostics.map((diagnostic) => {
    const { kind, message } = diagnostic;
    const isWrong = isError(diagnostic);
    return (
      <p key={message} className={isWrong ? styles.error : styles.advice}>
        <StatusIcon kind={isWrong ? "wrong" : "look"} />
        <span className={styles.text}>{kind === "error" ? message : `Revisa: ${message}`}</span>
      </p>
    );
  });
}
