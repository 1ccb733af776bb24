import fc from "fast-check";
import { expect, test } from "vitest";
import { stemsOf } from "#domain/search/search-words.ts";
import { highlightedParts } from "./marked-text.ts";

test("all forms of a word are marked, and nothing else", () => {
  const parts = highlightedParts("Cancelaste: ¿quieres CANCELAR la cancelación?", new Set(stemsOf("cancelar")));
  expect(parts.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual([
    "Cancelaste",
    "CANCELAR",
    "cancelación",
  ]);
});

test("the parts of any text add up to it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (text, asked) => {
      const parts = highlightedParts(text, new Set(stemsOf(asked)));
      expect(parts.map((part) => part.text).join("")).toBe(text);
    }),
  );
});
