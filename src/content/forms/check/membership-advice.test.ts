import { expect, test } from "vitest";
import { buildFieldChange, checkChangedList, type FieldEdit } from "#content/forms/testing/check-messages.ts";

const numbers = "las páginas de los folios 1349879, 1349880 y 1349881 dirán $900";

test.each<[changes: readonly FieldEdit[], message: readonly string[]]>([
  [[["plans.legend.regularPesos", 900]], [expect.stringContaining(`Precio regular: ${numbers}`)]],
  [[["plans.legend.name", "Leyenda"]], []],
  [[["homeCountries", "México"]], [expect.stringContaining("registro.json dirá todavía MX, US y CA")]],
])("gives advice after the change %j to published memberships", async (changes, expectedReport) => {
  expect(await checkChangedList("membresias", buildFieldChange(...changes), true)).toEqual(expectedReport);
});
