import { searchSynonyms } from "#content/site/search-synonyms.ts";
import { wordsOf } from "#domain/match/match-rows.ts";
import type { FaqQuestion } from "./faq-model.ts";

/** Single words only: those of a phrase mean something else on their own. */
const synonyms = searchSynonyms.map(({ said, means }) => {
  const single = said.filter((word) => !word.includes(" "));
  return { said: single, subject: wordsOf([means, ...single].join(" ")) };
});

/** What people call what a question asks about, as the site's search knows it, in other words than the question's own. */
export function spokenQuestion({ question, asked = "" }: Pick<FaqQuestion, "question" | "asked">): string {
  const own = wordsOf(`${question} ${asked}`);
  const others = synonyms
    .filter(({ subject }) => subject.some((word) => own.includes(word)))
    .flatMap(({ said }) => said);
  return [...new Set(others.filter((word) => !own.includes(wordsOf(word).join())))].join(" ");
}
