import { expect, test } from "vitest";
import { extractExcerpt, extractFirstWords } from "./line-excerpt.ts";

const facts = { "plazo.paquete": { label: "Cuánto dura un paquete", value: "30\u00a0días" } };

test.each([
  ["1. Un paquete dura {{plazo.paquete}} naturales.", "Un paquete dura 30 días…"],
  ["   - **Cuándo.** [Aquí](/portabilidad) dice.", "Cuándo. Aquí dice."],
  ["| Primera | {{plazo.paquete}} | El evento |", "Primera 30 días El evento"],
  ["20% menos, {{no.hay}}", "20% menos, no.hay"],
])("the line %j is excerpted as %j", (line, spoken) => {
  expect(extractFirstWords(line, facts).replaceAll("\u00a0", " ")).toBe(spoken);
});

test.each([
  ["17 días", "1. **Límite.** Uno usa poco. Otro espera 17 días, por S.A. de C.V.", "Otro espera 17 días, por…"],
  ["17 días", "1. A los 17 días se avisa. Después, no.", "A los 17 días se…"],
  ["17 días", "| Primera | A veces. En 17 días |", "Primera A veces. En 17…"],
  ["", "Uno usa poco. Otro espera.", "Uno usa poco. Otro espera."],
])("the excerpt for %j in the line %j starts with its sentence", (words, line, spoken) => {
  expect(extractFirstWords(extractExcerpt(words, line), facts)).toBe(spoken);
});
