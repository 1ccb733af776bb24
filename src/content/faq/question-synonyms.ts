import { searchSynonyms } from "#content/site/search/search-synonyms.ts";
import { splitWords } from "#domain/match/match-rows.ts";
import type { FaqQuestion } from "./faq-model.ts";

/** Single-word synonyms of the site search. The words of a phrase are left out: alone, they mean something else. */
const synonyms = searchSynonyms.map(({ said, means }) => {
  const single = said.filter((word) => !word.includes(" "));
  return { said: single, subject: splitWords([means, ...single].join(" ")) };
});

/** The site search's synonyms for the subject of a question, without the question's own words. */
export function findQuestionSynonyms({ question, asked = "" }: Pick<FaqQuestion, "question" | "asked">): string {
  const own = splitWords(`${question} ${asked}`);
  const others = synonyms
    .filter(({ subject }) => subject.some((word) => own.includes(word)))
    .flatMap(({ said }) => said);
  return [...new Set(others.filter((word) => !own.includes(splitWords(word).join())))].join(" ");
}
