import { testFieldReports } from "#content/forms/testing/test-field-reports.ts";

testFieldReports("roaming", [
  ["europe.0", "ZZ", "Europa › País 1: no conocemos el país «ZZ»"],
  ["europe.0", "JP", "Europa › País 1: no conocemos el país «JP»"],
  ["europe.0", "AL", "Europa: hay algo repetido"],
  [
    "oceania",
    ["AU", "FJ", "NC", "NZ", "PF"],
    "Todo: son 169 destinos y se anuncian 170: cambia «Países y territorios con roaming» en Membresías y precios",
  ],
]);
