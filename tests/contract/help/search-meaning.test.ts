import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { data } from "#content/data/ways-of-asking.ts";
import { searchIndexPath } from "#content/site/search/search-page.ts";
import type { SearchAnswer } from "#domain/search/search-results.ts";
import { createSiteSearch, type SearchIndex } from "#domain/search/site-search.ts";
import { readBuiltText } from "../support/built-site.ts";

/**
 * Kinds of people whose sentences the search never learns. Each file has one sentence per line, after the key of the
 * wanted topic; `ninguno` means that the site does not have it.
 */
const views = ["abroad", "angry", "carers", "families", "techies", "workers"];

const index: SearchIndex = JSON.parse(readBuiltText(searchIndexPath));
const search = await createSiteSearch(index);
const answersByIntent = new Map<string, readonly string[]>(data.map(({ id, to }) => [id, to]));

const sentences = views.flatMap((view) =>
  readFileSync(new URL(`../../fixtures/search/ways-${view}.txt`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [id = "", text = ""] = line.split(" | ");
      const answers = answersByIntent.get(id);
      if (!answers) throw new Error(`ways-${view}.txt: no topic «${id}» in ways-of-asking.ts`);
      return { id, answers, found: search(text) };
    }),
);
const [answerable, others] = [
  sentences.filter(({ answers }) => answers.length > 0),
  sentences.filter(({ answers }) => answers.length === 0),
];

const getPage = (href: string) => href.split("#", 1).join();

/**
 * Whether a result is an answer, or on the same page as one. For a frequent question, only the question itself counts.
 */
const isAnswer = (answers: readonly string[], href: string) =>
  answers.some(
    (answer) => answer === href || (getPage(answer) === getPage(href) && getPage(href) !== "/preguntas-frecuentes"),
  );

function countRight(most: number): number {
  const isRight = ({ answers, found }: { answers: readonly string[]; found: SearchAnswer }) =>
    [...found.results, ...found.legalResults].slice(0, most).some(({ href }) => isAnswer(answers, href));
  return answerable.filter(isRight).length / answerable.length;
}

test("sentences that the search never learned have their page first in 85%, and in the first three in 96%", () => {
  expect(answerable.length).toBeGreaterThan(3_500);
  const [first, three] = [countRight(1), countRight(3)];
  console.info(`Right page first: ${(100 * first).toFixed(1)}%, among three: ${(100 * three).toFixed(1)}%`);
  expect(first).toBeGreaterThanOrEqual(0.85);
  expect(three).toBeGreaterThanOrEqual(0.96);
});

test("90% of questions about missing topics get an honest no, and at most 6% of all others do", () => {
  expect(others.length).toBeGreaterThan(500);
  const share = (some: typeof sentences) => some.filter(({ found }) => found.isUnanswered).length / some.length;
  expect(share(others)).toBeGreaterThanOrEqual(0.9);
  expect(share(answerable)).toBeLessThanOrEqual(0.06);
});

test("«Robo o extravío» is first for at most 1 in 200 sentences about other things", () => {
  const theft = "/reportar-robo-equipo";
  const isAbout = (answers: readonly string[]) => answers.some((answer) => /robo|imei/.test(answer));
  const violations = sentences.filter(
    ({ answers, found }) => !found.isUnanswered && !isAbout(answers) && getPage(found.results[0]?.href ?? "") === theft,
  );
  expect(violations.length).toBeLessThanOrEqual(sentences.length / 200);
});
