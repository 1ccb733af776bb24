import { searchSynonyms } from "#content/site/search-synonyms.ts";
import { wordsOf } from "#domain/match/match-rows.ts";
import type { FaqQuestion } from "./faq-model.ts";

/** Single words only: those of a phrase mean something else on their own. */
const synonyms = searchSynonyms.map(({ said, means }) => {
  const single = said.filter((word) => !word.includes(" "));
  return { said: single, subject: wordsOf([means, ...single].join(" ")) };
});

/**
 * The words that a question is found by besides its own and its answer's: those noted for it, and what people call what
 * it asks about, as the site's search knows it.
 */
export function saidWords({ question, asked = "" }: Pick<FaqQuestion, "question" | "asked">): string {
  const own = wordsOf(`${question} ${asked}`);
  const others = synonyms
    .filter(({ subject }) => subject.some((word) => own.includes(word)))
    .flatMap(({ said }) => said);
  const words = [asked, ...others.filter((word) => !own.includes(wordsOf(word).join()))];
  return [...new Set(words)].join(" ").trim();
}
