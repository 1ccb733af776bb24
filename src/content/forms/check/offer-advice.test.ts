import { expect, test } from "vitest";
import { buildFieldChange, checkChangedList, type FieldEdit } from "#content/forms/testing/check-messages.ts";
import { testFieldReports } from "#content/forms/testing/test-field-reports.ts";

/** Index of the offer of the specification. */
const offerRow = 21;
const offered =
  "Promoción 22 («20% menos al traer tu número, y más GB el primer mes») › Lo que se ofrece › Precio al traer tu número";
const otherReading = `${offered} › Otra lectura`;

testFieldReports("promociones", [
  [
    `${offerRow}.offer.porting.pesos.legend`,
    700,
    `${offered} › Precio de cada membresía › Legend: con ese porcentaje serían $680`,
  ],
]);

test.each<[changes: readonly FieldEdit[], message: readonly string[]]>([
  [
    [[`${offerRow}.offer.porting.months`, 3]],
    [`${otherReading}: es de la oferta de antes de este cambio: quítala, o escribe lo que dice de la nueva`],
  ],
  [
    [
      [`${offerRow}.offer.porting.otherReading`, undefined],
      [`${offerRow}.offer.porting.months`, 3],
    ],
    [],
  ],
  [
    [[`${offerRow}.offer.porting.otherReading`, { months: 6, pesos: { legend: 680 } }]],
    [`${otherReading}: dice lo mismo que la oferta: quítala`],
  ],
  [[[`${offerRow}.offer.porting.otherReading.pesos.legend`, 690]], []],
])("gives advice after the change %j to published offers", async (changes, expectedReport) => {
  expect(await checkChangedList("promociones", buildFieldChange(...changes), true)).toEqual(expectedReport);
});
