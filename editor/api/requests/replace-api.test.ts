import { expect, test } from "vitest";
import { containsWords, markWords } from "./replace-api.ts";

test("a loose search finds plurals, capitals and accents, but no longer words", () => {
  const term = ["Penalización", "penalizaciones", "PENALIZACION"];
  for (const words of term)
    for (const text of [...term, "sin penalización."]) expect(containsWords(text, words, true)).toBe(true);
  for (const [words, text] of [
    ["luz", "Luces"],
    ["clase", "clases"],
    ["línea activa", "LINEAS  activas"],
    ["año", "años"],
  ] as const)
    expect([words, containsWords(text, words, true), containsWords(words, text, true)]).toEqual([words, true, true]);
  for (const [words, text] of [
    ["mes", "mesa"],
    ["plan", "plantas"],
    ["siglas", "{{ley.consumidores.siglas}}"],
    ["???", "¿qué?"],
  ] as const)
    expect([words, containsWords(text, words, true)]).toEqual([words, false]);
  expect(containsWords("penalizaciones", "penalización")).toBe(false);
});

test("found words are removed in the preview only once a replacement is typed", () => {
  const kinds = (replacement: string) => markWords("Sin multa.", "multa", replacement).map(({ kind }) => kind);
  expect(kinds("")).toEqual(["same", "found", "same"]);
  expect(kinds("cargo")).toEqual(["same", "removed", "added", "same"]);
});
