import { type FocusEvent, type ReactNode, useContext, useState } from "react";
import type { FieldPath, Finding } from "#editor/api/api.ts";
import { FormContext } from "#editor/app/form/form-context.ts";
import { fieldId, samePath } from "#editor/app/form/form-value.ts";
import { Sign } from "#editor/app/shared/messages/sign.tsx";
import styles from "./field-frame.module.css";

/** Attributes that tie a control to its label, hint and errors. */
export type ControlProps = { id: string; "aria-describedby"?: string; "aria-invalid"?: true };

/**
 * Findings of the last check about a field.
 *
 * @param isOfAll - also those about its contents, which cannot show their own, e.g. a checkbox.
 */
export function useFindings(path: FieldPath, isOfAll = false): readonly Finding[] {
  const length = isOfAll ? path.length : undefined;
  return useContext(FormContext).findings.filter((finding) => samePath(finding.path.slice(0, length), path));
}

/**
 * Whether the field was left at least once. Until then missing values show as advice, so that a new row does not begin
 * full of errors.
 */
export function useBlurredFields() {
  const [isLeft, setLeft] = useState(false);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // If the focus went to another window, it will come back here.
    if (!currentTarget.contains(relatedTarget) && !currentTarget.contains(document.activeElement)) setLeft(true);
  };
  return { isLeft, onBlur };
}

const isError = ({ kind, isMissing }: Finding, isLeft: boolean) => kind === "error" && (isLeft || !isMissing);

type FieldFrameProps = {
  path: FieldPath;
  label: string;
  hint?: string | undefined;
  isOptional?: boolean | undefined;
  lockedBy?: string | undefined;
  /** Less than full width: for a few digits, a day, a choice. */
  isShort?: boolean;
  /** Feedback on the input: a day in words, how a text reads. */
  said?: ReactNode;
  children: (tie: ControlProps) => ReactNode;
};

/** A field with its label, and below it findings, feedback and the hint. */
export function FieldFrame({ path, label, hint, isOptional, lockedBy, isShort, said, children }: FieldFrameProps) {
  const findings = useFindings(path);
  const id = fieldId(path);
  const about = `${id}-ayuda`;
  const { isLeft, onBlur } = useBlurredFields();
  const isWrong = findings.some((finding) => isError(finding, isLeft));
  const isDescribed = Boolean(hint || said || lockedBy || findings.length > 0);
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
          <FieldFindings findings={findings} isLeft={isLeft} />
          {lockedBy && <p className={styles.locked}>{lockedBy}</p>}
          {said}
          {hint && <p className={styles.hint}>{hint}</p>}
        </div>
      )}
    </div>
  );
}

type FieldFindingsProps = { findings: readonly Finding[]; isLeft?: boolean };

/** Errors and advice about a field, told apart by sign and wording, not only by colour. */
export function FieldFindings({ findings, isLeft = true }: FieldFindingsProps) {
  return findings.map((finding) => {
    const { kind, message } = finding;
    const isWrong = isError(finding, isLeft);
    return (
      <p key={message} className={isWrong ? styles.error : styles.advice}>
        <Sign of={isWrong ? "wrong" : "look"} />
        <span className={styles.words}>{kind === "error" ? message : `Revisa: ${message}`}</span>
      </p>
    );
  });
}
