import { placeholders } from "#content/site/operator/contact.ts";
import { markPlaceholder } from "#content/site/operator/operator.ts";

/** Maximum length of the text stored for a place, in characters; of the remaining text, only stems are stored. */
const maxStoredCharacters = 100;

/** The beginning of a text, cut after a whole word; before a placeholder whose mark would be cut off, and its label. */
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
