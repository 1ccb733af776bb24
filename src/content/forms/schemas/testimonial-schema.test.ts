import { expect, test } from "vitest";
import { buildFieldChange, checkChangedList } from "#content/forms/testing/check-messages.ts";
import { testFieldReports } from "#content/forms/testing/test-field-reports.ts";

testFieldReports("opiniones", [
  [
    "items.0.author",
    "Mariana",
    "Opiniones › Opinión 1 («Mariana») › Autor: escribe nombre e inicial, como «Mariana G.»",
  ],
  ["items.0.stars", 4, "Opiniones › Opinión 1 («Mariana G.») › Estrellas: solo opiniones de 5 estrellas"],
  ["isSample", undefined, "Son de muestra: todavía no las escribió un cliente: falta elegir sí o no"],
  ["items.0.text", "Muy bien.", "Opiniones › Opinión 1 («Mariana G.») › Opinión: escribe de 12 a 30 palabras"],
]);

test("reports opinions marked as real while there are none", async () => {
  const noOpinions = buildFieldChange(["isSample", false], ["items", []]);
  expect(await checkChangedList("opiniones", noOpinions)).toEqual(["Opiniones: falta una opinión"]);
});
