import { expect, test } from "vitest";
import { plans } from "#content/plans/plans.ts";
import { matchRows, splitWords } from "#domain/match/match-rows.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import { editorFacts, isOfferFact, listOfferFacts, longestRowFacts, rowFacts, shortestRowFacts } from "./row-facts.ts";

test("every fact has a unique label, and a value unless it is a fact of the current offer", () => {
  expect(Object.keys(editorFacts)).toEqual(Object.keys(rowFacts));
  const labels = Object.values(editorFacts).map(({ label }) => label);
  expect(labels.filter((label, index) => label === "" || labels.indexOf(label) < index)).toEqual([]);
  for (const [name, { value }] of Object.entries(editorFacts)) {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*(\.[a-z]+(-[a-z]+)*)*$/);
    if (!isOfferFact(name)) expect(value, name).not.toBe("");
  }
});

test("a search for a membership's name with offer or porting finds its offer price, which is empty without an offer", () => {
  for (const { id, name, promoPesos } of plans) {
    const fact = editorFacts[`oferta.${id}.precio`];
    expect(fact?.value).toBe(promoPesos === undefined ? "" : formatPesos(promoPesos));
    for (const words of [`${name} con oferta`, `portabilidad ${name}`, `precio ${name} traer número`])
      expect(matchRows(splitWords(words), [fact?.label ?? ""], splitWords).rows, words).toHaveLength(1);
  }
});

test("a no-break space binds every figure to its unit", () => {
  const values = Object.values(rowFacts).filter((value) =>
    /\d (GB|días|países|modelos|dígitos|h|minutos)\b/.test(value),
  );
  expect(values).toEqual([]);
});

/** Undated offers, and offers that end in each month, with few and many digits. */
const offers = [
  undefined,
  ...Array.from({ length: 12 }, (_, index) => `2026-${`${index + 1}`.padStart(2, "0")}-28`),
].flatMap((to) =>
  [1, 20, 100].flatMap((percent) =>
    [1, 6, 24].map((months) => ({ percent, months, pesos: () => 280, ...(to && { to }) })),
  ),
);

test("no offer makes a text longer than the length it was checked with, or shorter than the minimum", () => {
  const stated = Object.keys(listOfferFacts({ percent: 20, months: 6, pesos: () => 280 }));
  expect(Object.keys(rowFacts).filter(isOfferFact).toSorted()).toEqual(stated.toSorted());
  const words = (text = "") => text.split(/\s/).length;
  for (const [name, value] of offers.flatMap((offer) => Object.entries(listOfferFacts(offer)))) {
    expect(value.length, name).toBeLessThanOrEqual(longestRowFacts[name]?.length ?? 0);
    expect(words(value), name).toBeLessThanOrEqual(words(longestRowFacts[name]));
    expect(value.length, name).toBeGreaterThanOrEqual(shortestRowFacts[name]?.length ?? 0);
  }
});
