import { unconfirmedPrefix } from "#content/legal/facts/legal-pending.ts";
import { placeholders } from "./operator-values.ts";

/**
 * Whether a text contains a placeholder for a value that the operator has not given yet. Pages show such a text; files
 * for programs leave the text out, because a program repeats a placeholder as if it were true.
 */
export function containsPlaceholder(text: string): boolean {
  const plainText = text.replaceAll("\u00a0", " ");
  return [unconfirmedPrefix, ...placeholders].some((placeholder) => plainText.includes(placeholder));
}
