import { searchSynonyms } from "#content/site/search/search-synonyms.ts";
import { splitWords } from "#domain/match/match-rows.ts";
import type { FaqQuestion } from "./faq-model.ts";

/**
 * Single-word synonyms of the site search. Phrases are left out, because their words mean something else on their own.
 */
const synonyms = searchSynonyms.map(({ said, means }) => {
  const singleWords = said.filter((word) => !word.includes(" "));
  return { said: singleWords, subject: splitWords([means, ...singleWords].join(" ")) };
});

/** Finds the site search's synonyms for the subject of a question, without the words of the question itself. */
export function findQuestionSynonyms({ question, asked = "" }: Pick<FaqQuestion, "question" | "asked">): string {
  const questionWords = splitWords(`${question} ${asked}`);
  const otherSynonyms = synonyms
    .filter(({ subject }) => subject.some((word) => questionWords.includes(word)))
    .flatMap(({ said }) => said);
  return [...new Set(otherSynonyms.filter((word) => !questionWords.includes(splitWords(word).join())))].join(" ");
}
