import { testFieldReports } from "#content/forms/testing/test-field-reports.ts";

testFieldReports("membresias", [
  ["plans.legend.regularPesos", undefined, "Membresías › Legend › Precio regular: falta este número"],
  ["plans.legend.roaming.gb", 0, "Membresías › Legend › Roaming › GB: el mínimo es 1"],
  [
    "plans.legend.regularPesos",
    450,
    "Membresías › Legend › Precio regular: tiene que ser mayor que el de Community, $500",
  ],
  ["plans.legend.regularPesos", 850.5, "Membresías › Legend › Precio regular: escríbelo sin centavos, por ejemplo 850"],
]);
