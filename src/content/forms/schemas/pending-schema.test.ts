import { expect, test } from "vitest";
import { checkChangedList, insertRow } from "#content/forms/testing/check-messages.ts";

const description = "cuánto dura una prueba";
const fact = (fact: string) => ({ id: "prueba", description, fact });
const field = `Dato 1 («${description}») › Lo que confirmó el Operador`;

test.each<[what: string, row: object, said: string[]]>([
  ["a full stop that the sentence has already", fact("un día."), [`${field}: va sin punto final: lo pone la oración`]],
  ["brackets, as of what is missing", fact("[un día]"), [`${field}: va sin corchetes: se lee tal cual`]],
  [
    "the gap of another fact",
    fact("{{plazo.paquete}}"),
    [`${field}: escribe lo que dice «{{plazo.paquete}}»: este texto no lleva datos`],
  ],
  [
    "an address that is two",
    { id: "una/prueba", description },
    [`Dato 1 («${description}») › Nombre del dato: va sin diagonal /`],
  ],
  ["no name", { id: "", description }, [expect.stringMatching(/› Nombre del dato: falta el nombre del dato$/)]],
  ["nothing wrong", fact("un día"), []],
  ["nothing wrong with the stop of an abbreviation", fact("Pagos Seguros de México, S.A. de C.V."), []],
])("checks a fact to be confirmed: %s", async (_what, row, expectedReport) => {
  expect(await checkChangedList("pendientes", insertRow(row))).toEqual(expectedReport);
});
