import type { ComponentProps } from "react";
import { TextField } from "./text-field.tsx";

type SearchFieldProps = Omit<
  ComponentProps<typeof TextField>,
  "type" | "autoComplete" | "autoCorrect" | "autoCapitalize" | "spellCheck"
>;

/** Characters; more than anybody asks with. */
const longestText = 80;

/** A field for what somebody looks for: the device neither completes, corrects nor capitalizes what is written. */
export function SearchField({ maxLength = longestText, enterKeyHint = "search", ...field }: SearchFieldProps) {
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
