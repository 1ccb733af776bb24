import { expect, test } from "vitest";
import type { SearchAnswer, SearchResult } from "#domain/search/search-results.ts";
import { readNeeds } from "./read-needs.ts";

const section = (href: string): SearchResult => ({
  href,
  title: href,
  kind: "help",
  trail: [],
  text: "",
  stems: new Set(),
  actions: [],
});
const clear = (href: string, similarity: number): SearchAnswer => ({
  isUnanswered: false,
  meanings: [{ probability: 1, similarity, results: [section(href)] }],
  results: [section(href)],
  legalResults: [],
});
const absent: SearchAnswer = {
  isUnanswered: true,
  absence: "longDistance",
  meanings: [],
  results: [],
  legalResults: [],
};
const nothing: SearchAnswer = { isUnanswered: true, meanings: [], results: [], legalResults: [] };

/** A dictated text; the site has no answer to its last part. */
const dictated =
  "oiga quería saber lo de mi hija que se va a estudiar un año entero con su tía y si me puede marcar hasta mi rancho";
const read = (whole: SearchAnswer, part: SearchAnswer) =>
  readNeeds(dictated, whole, {
    search: (text) => (text.startsWith("si me puede") ? part : nothing),
    tools: [],
    safetyTopics: [],
  });

test("a part without an answer does not replace a whole message with one", () => {
  expect(read(clear("/canada", 0.2), absent)).toBeUndefined();
});

test("a single clear part answers a dictated text, and an absent topic a text that nothing else answers", () => {
  expect(read(clear("/canada", 0.2), clear("/llamadas", 0.9))?.main.answer.results[0]?.href).toBe("/llamadas");
  expect(read(nothing, absent)?.main.answer).toBe(absent);
});
