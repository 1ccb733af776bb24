import { expect, test } from "vitest";
import { buildFieldChange, checkChangedList, type FieldEdit } from "#content/forms/testing/check-messages.ts";

test.each<[edit: FieldEdit, message: string[]]>([
  [["tips.0", "Si no puedes hablar, marca 088 y espera."], []],
  [
    ["tips.0", "Si no puedes hablar, marca 112."],
    ["Consejos para la llamada › Consejo 1: «112» no es un número de esta página"],
  ],
  [
    ["retired.0.number", "089"],
    ["Números que el 911 sustituyó › Número 1 («089») › Número: es un número que sigue en uso"],
  ],
  [["others.1.number", "88"], ["Números que no cambiaron › Número 2 («88») › Número: son 3 cifras, por ejemplo 089"]],
  [
    ["others", [{ number: "089", text: "Denuncia anónima." }]],
    ["Números que no cambiaron: deja al menos dos: el encabezado dice cuántos son"],
  ],
])("checks an edit of the emergency numbers: %s", async (edit, expectedReport) => {
  expect(await checkChangedList("emergencias", buildFieldChange(edit))).toEqual(expectedReport);
});
