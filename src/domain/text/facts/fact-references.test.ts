import { expect, test } from "vitest";
import { fillFacts, fillParagraphs } from "./fact-references.ts";

const facts = { "plazo.paquete": "30 días", "oferta.portabilidad": "" };

test("a fact's name is replaced with its value, with or without spaces around it", () => {
  expect(fillFacts("Dura {{plazo.paquete}}, y otra vez {{ plazo.paquete }}.", facts)).toBe(
    "Dura 30 días, y otra vez 30 días.",
  );
});

test("only a paragraph that names an empty fact is left out", () => {
  expect(fillParagraphs(["Pagas {{oferta.portabilidad}}.", "Dura {{plazo.paquete}}."], facts)).toEqual([
    "Dura 30 días.",
  ]);
});

test("the error for an unknown fact suggests the most similar one", () => {
  expect(() => fillFacts("{{plazo.paqete}}", facts)).toThrow("no hay un dato «plazo.paqete»; el más parecido es");
});
