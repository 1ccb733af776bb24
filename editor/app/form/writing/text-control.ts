import type { ChangeEvent, FocusEvent } from "react";
import { normalizeText } from "#domain/text/normalize-text.ts";

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Props of a controlled text field. The text is normalised when the field loses the focus, not while it is typed.
 *
 * @param plain - normalises a text.
 */
export const buildTextControlProps = (value: string, onChange: (text: string) => void, plain = normalizeText) => ({
  value,
  onChange: ({ target }: ChangeEvent<Control>) => onChange(target.value),
  onBlur: ({ target }: FocusEvent<Control>) => {
    const kept = plain(value);
    if (!target.readOnly && kept !== value) onChange(kept);
  },
});
