import { markPlaceholder } from "#content/site/operator/operator.ts";
import { placeholders } from "#content/site/operator/operator-values.ts";

/**
 * Maximum lengths of a section's stored text, in characters: of a section that answers a known question, and of any
 * other. Only stems of the remaining text are stored.
 */
const [maxAnswerCharacters, maxCharacters] = [320, 85];

/** Minimum length of a text of whole sentences: a shorter one would say too little. */
const minSentenceCharacters = 40;

/** Ends of a clause that says something by itself: a comma is none, because what follows may be a condition. */
const clauseEnd = /^.*(?=; | · )/u;

/**
 * Cuts a text after a sentence, otherwise after a clause, otherwise after a whole word, or before a placeholder and its
 * label if the placeholder's mark would be cut off.
 */
export function cutToStoredLength(text: string, isAnswer = false): string {
  const maxLength = isAnswer ? maxAnswerCharacters : maxCharacters;
  // An answer never ends with what only follows it, such as the label of a link.
  if (text.length <= (isAnswer ? minSentenceCharacters : maxLength)) return text;
  const sentences = text.slice(0, maxLength + 1).match(/^.*[.?!…](?= |$)/u)?.[0] ?? "";
  if (text.length <= maxLength && sentences.length < minSentenceCharacters) return text;
  const end = sentences.length >= minSentenceCharacters ? sentences.length : text.lastIndexOf(" ", maxLength);
  const [cutStart] = placeholders.flatMap((placeholder) => {
    const start = text.lastIndexOf(markPlaceholder(placeholder, false), end);
    return start >= 0 && start + markPlaceholder(placeholder, false).length > end ? [start] : [];
  });
  if (cutStart === undefined && end === sentences.length) return sentences;
  const clause = cutStart === undefined ? (text.slice(0, maxLength + 1).match(clauseEnd)?.[0] ?? "") : "";
  if (clause.length >= minSentenceCharacters) return /[.:;?!…]$/.test(clause) ? clause : `${clause}.`;
  // Only a text that is cut before a placeholder may end with a separator and a space.
  return `${text
    .slice(0, cutStart ?? end)
    .replace(/[^.:;?!…·]* · $/, "")
    .replace(/[\s,.:;·]+$/, "")}…`;
}
