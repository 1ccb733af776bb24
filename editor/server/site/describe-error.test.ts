import { expect, test } from "vitest";
import { describeError, findErrorLocation } from "./describe-error.ts";

test.each([
  [
    "src/content/data/pages.ts: falta la fila de «/buen-fin»",
    { message: "«Títulos y descripciones de las páginas»: falta la fila de «/buen-fin»" },
  ],
  [
    "El folio 1676755 está en varias promociones: «A», «B». Déjalo en una, en src/content/data/promotions.ts.",
    { message: "El folio 1676755 está en varias promociones: «A», «B». Déjalo en una, en «Promociones»." },
  ],
  [
    "El 20 de diciembre hay dos ofertas, «A» y «B»: cambia los días de una.",
    { message: "El 20 de diciembre hay dos ofertas, «A» y «B»: cambia los días de una." },
  ],
  [
    "src/content/legal/politica-de-uso/1.md, línea 9: no hay un dato «ley.nada»",
    { message: "el texto legal «Política de uso de prepago», línea 9: no hay un dato «ley.nada»" },
  ],
  [
    "\u001b[31m[PARSE_ERROR]\u001b[0m Expected a semicolon: src/content/data/notices.ts:3:7",
    {
      message: "avisa a quien desarrolla el sitio",
      raw: "[PARSE_ERROR] Expected a semicolon: src/content/data/notices.ts:3:7",
    },
  ],
  ["no plan duo", { message: "avisa a quien desarrolla el sitio", raw: "no plan duo" }],
])("the message for %j contains no names of files or code", (message, expectedReport) => {
  expect(describeError(message)).toEqual(expectedReport);
});

test("an error in a list links to the list", () => {
  expect(findErrorLocation("src/content/data/notices.ts: Aviso 1 («Hola») › Título: falta este texto")).toEqual({
    location: "avisos",
    label: "Avisos",
  });
  // A list of files has no form, but each of its files does.
  const coverage = "src/content/data/coverage.ts: Archivo 1 («4G garantizada»): es de muestra";
  expect(findErrorLocation(coverage)).toEqual({ location: "4g-garantizada", label: "Cobertura 4G garantizada" });
  expect(findErrorLocation("no plan duo")).toBeUndefined();
});
