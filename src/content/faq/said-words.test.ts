import { expect, test } from "vitest";
import { askedWords, matchRows, wordsOf } from "#domain/match/match-rows.ts";
import { faqGroups } from "./faq.ts";
import { saidWords } from "./said-words.ts";

const questions = faqGroups.flatMap((group) => group.questions);

/** What the page's filter shows for what is written. */
const found = (written: string) =>
  matchRows(askedWords(written), questions, (one) =>
    wordsOf([one.question, ...one.answer, one.asked, saidWords(one)].join(" ")),
  ).rows.map(({ id }) => id);

test.each([
  ["ratero", "robo-o-extravio"],
  ["ticket", "factura"],
  ["gigas", "se-acaban-los-gb"],
  ["movistar", "traer-mi-numero"],
  ["barato", "cuanto-cuesta"],
  ["humano", "soporte-y-quejas"],
])("«%s» finds the question that it means", (written, id) => {
  expect(found(written)).toContain(id);
});

test("a word of one subject does not bring the others", () => {
  for (const written of ["ratero", "ticket", "movistar"]) expect(found(written).length, written).toBeLessThanOrEqual(9);
});
