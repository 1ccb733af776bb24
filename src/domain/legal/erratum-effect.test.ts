import { expect, test } from "vitest";
import { findErratumDiagnostic, findErratumRisk } from "./erratum-effect.ts";

const knownWords = new Set(
  "usuario usuarios la linea lineas cobra cobre paga no se sin en un dia de del plazo avisar vence ilicito a si".split(
    " ",
  ),
);
const isWord = (word: string) => knownWords.has(word);
const correct = (before: string, after: string, versionText = `El texto dice ${before} y nada más.`) =>
  findErratumDiagnostic(`En la cláusula 4, donde dice «${before}», debe decir «${after}».`, { versionText, isWord });

test.each([
  ["el Usuario no podrá ceder la línea", "el Usuario podrá ceder la línea"],
  ["cobra cargos", "cobra cargos, salvo aviso"],
  ["el Operador puede avisar", "el Operador debe avisar"],
  ["no cobra A y cobra B", "cobra A y no cobra B"],
  ["lo paga el Usuario", "lo paga el Operador"],
  ["hasta dos líneas", "hasta tres líneas"],
  ["hasta 2 líneas", "hasta 3 líneas"],
  ["sesenta días", "setenta días"],
  ["5 días naturales", "5 días hábiles"],
  ["como máximo", "como mínimo"],
  ["es gratis", "es con costo"],
  ["antes de usarlo", "después de usarlo"],
  ["al menos el lunes", "a más tardar el lunes"],
  ["incluye roaming", "excluye roaming"],
  ["devuelve lo cobrado", "conserva lo cobrado"],
  ["en cualquier momento", "al final del plazo"],
  ["la línea", "las líneas"],
  ["un uso ilegal", "un uso legal"],
  ["cuando paguen", "cuando pague"],
  ["cobre el cargo", "cobra el cargo"],
  ["vende el día 1", "vence el día 1"],
  ["si no paga", "sino paga"],
  ["artículo 19 y 30 días", "artículo 19 y 60 días"],
  ["el 20%", "el 20"],
  ["ley del 12 de mayo de 2025", "ley del 16 de julio de 2025"],
])("a correction of «%s» to «%s» may change an obligation", (before, after) => {
  expect(correct(before, after)).toMatchObject({ kind: "binding" });
});

test.each([
  ["artículo 19, fracción II", "artículo 91, fracción III"],
  ["los artículos 19 y 20 de la Ley", "los artículos 19 y 21 de la Ley"],
  ["cláusula 4.2", "cláusula 4.3"],
  ["no podra ceder la linea", "no podrá ceder la línea"],
  ["el usario paga en 60 días habiles", "el Usuario paga en 60 días hábiles"],
  ["el Usuario no puede cederla sin avizar", "el Usuario no puede cederla sin avisar"],
  ["se cancela la la línea", "se cancela la línea"],
  ["el plazode la línea", "el plazo de la línea"],
  ["el contrtao, firmado", "el contrato firmado"],
  ["el contsato", "el contrato"],
])("a correction of «%s» to «%s» changes only the spelling", (before, after) => {
  expect(correct(before, after)).toBeUndefined();
});

test.each([
  ["si no paga, avisa", "si no paga avisa", "sign"],
  ["A, B o C", "A B, o C", "sign"],
  ["paga y avisa", "paga; y avisa", "sign"],
  ["artículo 19, fracción II", "artículo 91, fracción II", "number"],
  ["inciso a) de la cláusula", "inciso b) de la cláusula", "number"],
  ["el usuario paga", "el Usuario paga", "capital"],
  ["cuando pague", "cuando pagué", "accent"],
  ["si paga", "sí paga", "accent"],
  ["el plazo de linea", "el plazo de línea", undefined],
  ["el contrtao, firmado", "el contrato, firmado", undefined],
  ["se cancela la la línea.", "se cancela la línea.", undefined],
  ["el plazode la línea", "el plazo de la línea", undefined],
])("a correction of «%s» to «%s» changes what to read again: %s", (before, after, risk) => {
  expect(findErratumRisk(`Donde dice «${before}», debe decir «${after}».`)).toBe(risk);
});

test("an erratum quotes words that the version has", () => {
  expect(correct("xyz nunca dicho", "xyz nunca dichó", "Otro texto.")).toEqual({
    kind: "quote",
    words: "xyz nunca dicho",
  });
  expect(correct("tres", "trés", "Son trescientos.")).toMatchObject({ kind: "quote" });
  expect(correct("30\u00a0dias", "30 días", "Son 30 dias.")).toBeUndefined();
});

test("an erratum states only the place, the error and the correction", () => {
  const find = (text: string) => findErratumDiagnostic(text, { versionText: "el usario paga", isWord });
  const correction = "donde dice «el usario», debe decir «el Usuario»";
  expect(find(`En el párrafo segundo de la cláusula 4.1, inciso b), ${correction}.`)).toBeUndefined();
  for (const text of [
    "En la cláusula 4 sobra la palabra «no».",
    "Se agrega: «El Usuario podrá cederla».",
    `El cargo es opcional y ${correction}.`,
    `En la cláusula 4, ${correction}. Rige desde mañana.`,
  ])
    expect(find(text), text).toEqual({ kind: "shape" });
});
