import { expect, test } from "vitest";
import { buildFieldChange, checkChangedList } from "#content/forms/testing/check-messages.ts";
import { testFieldReports } from "#content/forms/testing/test-field-reports.ts";

testFieldReports("opiniones", [
  ["isSample", undefined, "Son de muestra: todavía no las escribió un cliente: falta elegir sí o no"],
]);

const opinion = {
  author: "Mariana G.",
  city: "Puebla",
  stars: 5,
  text: "Cambié de compañía en diez minutos y desde entonces pago lo mismo cada mes.",
};

test.each([
  ["author", "Mariana", "Opinión 1 («Mariana») › Autor: escribe nombre e inicial, como «Mariana G.»"],
  ["stars", 4, "Opinión 1 («Mariana G.») › Estrellas: solo opiniones de 5 estrellas"],
  ["text", "Muy bien.", "Opinión 1 («Mariana G.») › Opinión: escribe de 12 a 30 palabras"],
])("an opinion's %s = %j is reported with its place", async (field, value, report) => {
  const withOpinion = buildFieldChange(["items", [{ ...opinion, [field]: value }]]);
  expect(await checkChangedList("opiniones", withOpinion)).toEqual([`Opiniones › ${report}`]);
});

test("reports opinions marked as real while there are none", async () => {
  const noOpinions = buildFieldChange(["isSample", false], ["items", []]);
  expect(await checkChangedList("opiniones", noOpinions)).toEqual(["Opiniones: falta una opinión"]);
});
