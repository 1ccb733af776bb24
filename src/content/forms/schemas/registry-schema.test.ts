import { expect, test } from "vitest";
import { buildFieldChange, checkChangedList } from "#content/forms/testing/check-messages.ts";
import { testFieldReports } from "#content/forms/testing/test-field-reports.ts";

testFieldReports("folios", [
  [
    "memberships.0.number",
    134980,
    "Folios de membresías › Folio 1 («134980») › Folio: un folio son 7 cifras, por ejemplo 1676755",
  ],
  [
    "memberships.1.number",
    1349808,
    "Folios de membresías › Folio 2 («1349808») › Folio: ya está en el lugar 1 de la lista",
  ],
  [
    "promotions.0.number",
    1349808,
    "Folios de promociones › Folio 1 («1349808») › Folio: ya es el folio de una membresía",
  ],
]);

test("reports a membership without a number", async () => {
  const rows = ["memberships.0.plan", "memberships.1.plan", "memberships.2.plan"] as const;
  const rookieElsewhere = buildFieldChange(...rows.map((path) => [path, "community"] as const));
  expect(await checkChangedList("folios", rookieElsewhere)).toEqual(["Folios de membresías: falta un folio de Rookie"]);
});
