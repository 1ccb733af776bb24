import { expect, test } from "vitest";
import { extractQueryWords, matchRows, splitWords } from "#domain/match/match-rows.ts";
import { faqGroups } from "./faq.ts";
import { findQuestionSynonyms } from "./question-synonyms.ts";

const questions = faqGroups.flatMap((group) => group.questions);

/** The questions that the page's filter shows for a query. */
const find = (typedText: string) =>
  matchRows(extractQueryWords(typedText), questions, (one) =>
    splitWords([one.question, ...one.answer, one.asked, findQuestionSynonyms(one)].join(" ")),
  ).rows.map(({ id }) => id);

test.each([
  ["ratero", "robo-o-extravio"],
  ["ticket", "factura"],
  ["gigas", "se-acaban-los-gb"],
  ["movistar", "traer-mi-numero"],
  ["barato", "cuanto-cuesta"],
  ["humano", "soporte-y-quejas"],
])("«%s» finds the question that it refers to", (typedText, id) => {
  expect(find(typedText)).toContain(id);
});

test("a word of one subject finds at most nine questions", () => {
  for (const typedText of ["ratero", "ticket", "movistar"])
    expect(find(typedText).length, typedText).toBeLessThanOrEqual(9);
});
