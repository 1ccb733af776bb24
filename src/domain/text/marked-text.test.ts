import fc from "fast-check";
import { expect, test } from "vitest";
import { listStems } from "#domain/search/search-words.ts";
import { markMatches } from "./marked-text.ts";

test("all forms of a word are marked, and nothing else", () => {
  const parts = markMatches("Cancelaste: ¿quieres CANCELAR la cancelación?", new Set(listStems("cancelar")));
  expect(parts.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual([
    "Cancelaste",
    "CANCELAR",
    "cancelación",
  ]);
});

test("the parts of any text add up to it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (text, asked) => {
      const parts = markMatches(text, new Set(listStems(asked)));
      expect(parts.map((part) => part.text).join("")).toBe(text);
    }),
  );
});
