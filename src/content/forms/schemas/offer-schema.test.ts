import { expect, test } from "vitest";
import { buildFieldChange, checkChangedList, type FieldEdit } from "#content/forms/testing/check-messages.ts";
import { testFieldReports } from "#content/forms/testing/test-field-reports.ts";

/** Index of the offer of the specification. */
const offerRow = 21;
const offered =
  "Promoción 22 («20% menos al traer tu número, y más GB el primer mes») › Lo que se ofrece › Precio al traer tu número";

testFieldReports("promociones", [
  [
    `${offerRow}.offer.porting.pesos.legend`,
    900,
    `${offered} › Precio de cada membresía › Legend: tiene que ser menor que el regular, $850`,
  ],
  [
    `${offerRow}.offer.porting.otherReading.pesos.legend`,
    850,
    `${offered} › Otra lectura › Precio › Legend: tiene que ser menor que el regular, $850`,
  ],
]);

test("a promotion that is over keeps its prices when the regular ones go down; one that is not is refused", async () => {
  const prices = [`${offerRow}.offer.porting.pesos.legend`, 900] as const;
  const over = [`${offerRow}.period`, { kind: "dates", from: "2025-03-01", to: "2025-03-27" }] as const;
  const isRefused = async (...changes: readonly FieldEdit[]) =>
    (await checkChangedList("promociones", buildFieldChange(...changes))).some((message) =>
      message.includes("menor que el regular"),
    );
  expect([await isRefused(prices), await isRefused(prices, over)]).toEqual([true, false]);
});
