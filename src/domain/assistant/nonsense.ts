/** Recognizes texts that have a meaning only by chance. */

import type { SearchAnswer } from "#domain/search/search-results.ts";
import { accidentalLimits, isAccidentalResemblance, isSubjectless } from "./conversation.ts";

/** Whether a text has a word that names a subject, but none of the site's words, and resembles no known question. */
export const isNonsense = (
  message: string,
  { meanings: [best], results, legalResults }: Pick<SearchAnswer, "meanings" | "results" | "legalResults">,
): boolean =>
  !isSubjectless(message) &&
  (best?.similarity ?? 0) < accidentalLimits.similarity &&
  ![...results, ...legalResults].some(({ stems }) => stems.size > 0);

/** Whether a text of several words only resembles the site's topics by chance, or is nonsense. */
export const isNonsenseOrAccidental = (message: string, answer: SearchAnswer): boolean =>
  message.includes(" ") && (isAccidentalResemblance(answer) || isNonsense(message, answer));
