import { expect, test } from "vitest";
import { beginningOf } from "./legal-line.ts";

const facts = { "plazo.paquete": { label: "Cuánto dura un paquete", value: "30\u00a0días" } };

test.each([
  ["1. Un paquete dura {{plazo.paquete}} naturales.", "Un paquete dura 30 días…"],
  ["   - **Cuándo.** [Aquí](/portabilidad) dice.", "Cuándo. Aquí dice."],
  ["| Primera | {{plazo.paquete}} | El evento |", "Primera 30 días El evento"],
  ["20% menos, {{no.hay}}", "20% menos, no.hay"],
])("%j is spoken of as %j", (line, spoken) => {
  expect(beginningOf(line, facts).replaceAll("\u00a0", " ")).toBe(spoken);
});
