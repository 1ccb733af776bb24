import { expect, test } from "vitest";
import { findErratumEffect } from "./erratum-effect.ts";

const correct = (before: string, after: string) =>
  findErratumEffect(`En la cláusula 4, donde dice «${before}», debe decir «${after}».`)?.quote;

test.each([
  ["el Usuario no podrá ceder la línea", "el Usuario podrá ceder la línea", "no"],
  ["cobra cargos", "cobra cargos, salvo aviso", "salvo"],
  ["el Operador puede avisar", "el Operador debe avisar", "puede"],
  ["no cobra A y cobra B", "cobra A y no cobra B", "no"],
  ["lo paga el Usuario", "lo paga el Operador", "usuario"],
  ["hasta dos líneas", "hasta tres líneas", "dos"],
  ["hasta 2 líneas", "hasta 3 líneas", "2 lineas"],
])("a correction of «%s» to «%s» changes what binds", (before, after, words) => {
  expect(correct(before, after)).toBe(words);
});

test.each([
  ["artículo 19, fracción II", "artículo 91, fracción II"],
  ["no podra ceder la linea", "no podrá ceder la línea"],
  ["el Usuario no puede cederla sin avizar", "el Usuario no puede cederla sin avisar"],
  ["ley del 12 de mayo de 2025", "ley del 16 de julio de 2025"],
])("a correction of «%s» to «%s» only mends the wording", (before, after) => {
  expect(correct(before, after)).toBeUndefined();
});

test("a negation or a duty outside a correction may change anything", () => {
  expect(findErratumEffect("En la cláusula 4 sobra la palabra «no».")).toEqual({ quote: "no", isCorrection: false });
  expect(findErratumEffect("Se agrega: «El Usuario podrá cederla».")?.quote).toBe("podra");
  expect(findErratumEffect("Se repite el párrafo segundo de la cláusula 4.")).toBeUndefined();
});
