import { expect, test } from "vitest";
import { filled, filledParagraphs } from "./fact-gaps.ts";

const facts = { "plazo.paquete": "30 días", "oferta.portabilidad": "" };

test("a name stands for its fact, with or without spaces around it", () => {
  expect(filled("Dura {{plazo.paquete}}, y otra vez {{ plazo.paquete }}.", facts)).toBe(
    "Dura 30 días, y otra vez 30 días.",
  );
});

test("a paragraph about what there is not today is left out, and no other", () => {
  expect(filledParagraphs(["Pagas {{oferta.portabilidad}}.", "Dura {{plazo.paquete}}."], facts)).toEqual([
    "Dura 30 días.",
  ]);
});

test("a fact that there is not is named, with the one that may be meant", () => {
  expect(() => filled("{{plazo.paqete}}", facts)).toThrow("no hay un dato «plazo.paqete»; el más parecido es");
});
