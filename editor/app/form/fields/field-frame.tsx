import { type FocusEvent, type ReactNode, useContext, useState } from "react";
import type { Diagnostic, FieldPath } from "#editor/api/api.ts";
import { formatFieldId, isEqualPath } from "#editor/api/form/form-value.ts";
import { FormContext } from "#editor/app/form/form-context.ts";
import { StatusIcon } from "#editor/app/shared/messages/status-icon.tsx";
import styles from "./field-frame.module.css";

/** Attributes that connect a control with its label, hint and errors. */
export type ControlProps = { id: string; "aria-describedby"?: string; "aria-invalid"?: true };

/**
 * The diagnostics about a field.
 *
 * @param isOfAll - includes diagnostics about values inside the field, for fields that show them all in one place.
 */
export function useFieldDiagnostics(path: FieldPath, isOfAll = false): readonly Diagnostic[] {
  const length = isOfAll ? path.length : undefined;
  return useContext(FormContext).diagnostics.filter((each) => isEqualPath(each.path.slice(0, length), path));
}

/**
 * Tracks whether the focus has left a field at least once. Before that, a missing value is shown as advice, so that a
 * new row is not full of errors.
 */
export function useBlurState() {
  const [isLeft, setLeft] = useState(false);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // Ignores a switch to another window, after which the focus returns to this field.
    if (!currentTarget.contains(relatedTarget) && !currentTarget.contains(document.activeElement)) setLeft(true);
  };
  return { isLeft, onBlur };
}

const isError = ({ kind, isMissing }: Diagnostic, isLeft: boolean) => kind === "error" && (isLeft || !isMissing);

type FieldFrameProps = {
  path: FieldPath;
  label: string;
  hint?: string | undefined;
  isOptional?: boolean | undefined;
  /** The reason why the field cannot be changed, as text. */
  lockedBy?: string | undefined;
  /** Whether the field is narrower than the form, as for a number, a day or a choice. */
  isShort?: boolean;
  /** Feedback on the input, such as a date spelled out or a text with its placeholders filled in. */
  said?: ReactNode;
  children: (tie: ControlProps) => ReactNode;
};

/** A control with its label, and below it the diagnostics, the feedback and the hint. */
export function FieldFrame({ path, label, hint, isOptional, lockedBy, isShort, said, children }: FieldFrameProps) {
  const diagnostics = useFieldDiagnostics(path);
  const id = formatFieldId(path);
  const about = `${id}-ayuda`;
  const { isLeft, onBlur } = useBlurState();
  const isWrong = diagnostics.some((diagnostic) => isError(diagnostic, isLeft));
  const isDescribed = Boolean(hint || said || lockedBy || diagnostics.length > 0);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only observes that the field is left; it is no control.
    <div className={styles.field} data-short={isShort || undefined} data-wrong={isWrong || undefined} onBlur={onBlur}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isOptional && <span className={styles.optional}> (opcional)</span>}
      </label>
      {children({
        id,
        ...(isDescribed && { "aria-describedby": about }),
        ...(isWrong && { "aria-invalid": true as const }),
      })}
      {isDescribed && (
        <div id={about} className={styles.about}>
          <FieldDiagnostics diagnostics={diagnostics} isLeft={isLeft} />
          {lockedBy && <p className={styles.locked}>{lockedBy}</p>}
          {said}
          {hint && <p className={styles.hint}>{hint}</p>}
        </div>
      )}
    </div>
  );
}

type FieldDiagnosticsProps = { diagnostics: readonly Diagnostic[]; isLeft?: boolean };

/** Errors and advice about a field, which differ in icon and wording, not only in colour. */
export function FieldDiagnostics({ diagnostics, isLeft = true }: FieldDiagnosticsProps) {
  return diagnostics.map((diagnostic) => {
    const { kind, message } = diagnostic;
    const isWrong = isError(diagnostic, isLeft);
    return (
      <p key={message} className={isWrong ? styles.error : styles.advice}>
        <StatusIcon of={isWrong ? "wrong" : "look"} />
        <span className={styles.words}>{kind === "error" ? message : `Revisa: ${message}`}</span>
      </p>
    );
  });
}
