import type { ChangeEvent, FocusEvent } from "react";
import { normalizeText } from "#domain/text/normalize-text.ts";
import controls from "#editor/app/shared/buttons/controls.module.css";
import { FieldFrame, type FieldFrameProps } from "./field-frame.tsx";

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Props of a controlled text field. The text is normalized when the field loses the focus, not while typing. */
export const buildTextControlProps = (value: string, onChange: (text: string) => void, normalize = normalizeText) => ({
  value,
  onChange: ({ target }: ChangeEvent<Control>) => onChange(target.value),
  onBlur: ({ target }: FocusEvent<Control>) => {
    const normalizedText = normalize(value);
    if (!target.readOnly && normalizedText !== value) onChange(normalizedText);
  },
});

type TextInputFieldProps = Omit<FieldFrameProps, "children"> & {
  value: string;
  /** Number of visible lines, for a text of several lines. */
  rows?: number;
  isLocked?: boolean | undefined;
  isAddress?: boolean;
  normalize?: (text: string) => string;
  onChange: (text: string) => void;
};

export function TextInputField({
  value,
  rows,
  isLocked,
  isAddress,
  normalize,
  onChange,
  ...frame
}: TextInputFieldProps) {
  const control = {
    className: controls.control,
    ...buildTextControlProps(value, onChange, normalize),
    readOnly: isLocked,
  };
  return (
    <FieldFrame {...frame}>
      {(controlProps) =>
        rows === undefined ? (
          <input
            {...controlProps}
            {...control}
            autoComplete="off"
            spellCheck={!isAddress}
            {...(isAddress && { autoCapitalize: "none" })}
          />
        ) : (
          <textarea {...controlProps} {...control} rows={rows} />
        )
      }
    </FieldFrame>
  );
}
