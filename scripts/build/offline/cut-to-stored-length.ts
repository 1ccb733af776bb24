import { markPlaceholder } from "#content/site/operator/operator.ts";
import { placeholders } from "#content/site/operator/operator-values.ts";

/** Maximum length of a section's stored text, in characters; only stems of the remaining text are stored. */
const maxStoredCharacters = 100;

/** Cuts a text after a whole word, or before a placeholder and its label if the placeholder's mark would be cut off. */
export function cutToStoredLength(text: string): string {
  if (text.length <= maxStoredCharacters) return text;
  const end = text.lastIndexOf(" ", maxStoredCharacters);
  const [cutStart] = placeholders.flatMap((placeholder) => {
    const start = text.lastIndexOf(markPlaceholder(placeholder, false), end);
    return start >= 0 && start + markPlaceholder(placeholder, false).length > end ? [start] : [];
  });
  // Only a text that is cut before a placeholder may end with a separator and a space.
  return text
    .slice(0, cutStart ?? end)
    .replace(/[^.:;?!…·]* · $/, "")
    .replace(/[\s,.:;·]+$/, "");
}
