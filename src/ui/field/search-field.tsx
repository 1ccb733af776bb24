import type { ComponentProps } from "react";
import { TextField } from "./text-field.tsx";

type SearchFieldProps = Omit<
  ComponentProps<typeof TextField>,
  "type" | "autoComplete" | "autoCorrect" | "autoCapitalize" | "spellCheck"
>;

/** Maximum number of characters; longer than any real query. */
const maxTextLength = 80;

/** A search field: the device does not complete, correct or capitalize what is typed. */
export function SearchField({ maxLength = maxTextLength, enterKeyHint = "search", ...field }: SearchFieldProps) {
  return (
    <TextField
      {...field}
      type="search"
      maxLength={maxLength}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint={enterKeyHint}
    />
  );
}
