import { expect, test } from "vitest";
import { formatDataModule, parseDataModule } from "#content/forms/data-module.ts";
import { checkChangedList } from "#content/forms/testing/check-messages.ts";
import { testFieldReports } from "#content/forms/testing/test-field-reports.ts";

const amazon = "Guía 1 («Activa Amazon Prime»)";

testFieldReports("pagina-guides", [
  [
    "0.troubles.0.id",
    "pasos",
    `${amazon} › Si algo falla › Problema 1 («Ya pago Prime por mi cuenta») › Dirección: así se llama una parte de la guía: elige otra`,
  ],
  ["0.steps", [], `${amazon} › Pasos: falta un paso`],
]);

test("names the guide that is missing", async () => {
  const withoutFirst = (text: string) => formatDataModule((parseDataModule(text) as object[]).slice(1));
  expect(await checkChangedList("pagina-guides", withoutFirst)).toEqual([
    "Todo: falta la guía «/activa-cuenta-amazon»",
  ]);
});
