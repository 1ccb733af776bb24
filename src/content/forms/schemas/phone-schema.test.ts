import { expect, test } from "vitest";
import { data } from "#content/data/phones.ts";
import { testFieldReports } from "#content/forms/testing/test-field-reports.ts";
import { phonesSchema } from "./phone-schema.ts";

const year = 2026;

/** The messages about a name added under a brand. */
function listMessages(name: string, brand: string): string[] {
  const rows = data.map((row) =>
    row.brand === brand ? { ...row, phones: [...row.phones, { name, year, notes: [] }] } : row,
  );
  return phonesSchema.safeParse(rows).error?.issues.map(({ message }) => message) ?? [];
}

test("every phone is valid under its brand; a name that begins with a brand's word is invalid under others", () => {
  expect(phonesSchema.safeParse(data).error).toBeUndefined();
  // One phone per brand is enough, as the rule compares nothing else.
  const few = data.map((row) => ({ ...row, phones: row.phones.slice(0, 1) }));
  for (const { brand, alsoCalled = [], lines = [] } of few) {
    const names = brand.includes(" ") ? lines : [brand, ...alsoCalled, ...lines];
    for (const word of names) {
      const phone = { name: `${word} 99 Max`, year, notes: [] };
      const rows = few.map((row) => ({ ...row, phones: [...row.phones, phone] }));
      const messages = phonesSchema.safeParse(rows).error?.issues.map(({ message }) => message) ?? [];
      expect(messages, word).toEqual(Array(few.length - 1).fill(expect.stringContaining(`es de ${brand}: `)));
    }
  }
});

test.each([
  ["Motorola Edge 70", "Samsung"],
  ["i Phone 18 Pro", "Samsung"],
  ["IPHONE18 PRO", "Xiaomi"],
  ["Celular Moto G99", "Oppo"],
  ["One Plus 16", "Realme"],
])("«%s» is not a phone of %s", (name, brand) => {
  expect(listMessages(name, brand)).toEqual([expect.stringContaining(`Si es de ${brand}, escribe antes la marca`)]);
});

test.each([
  ["iPhone X", "Apple"],
  ["i phone 8 plus", "Apple"],
  ["Samsung Galaxy S20FE 5G", "Samsung"],
  ["P40 Pro Plus", "Huawei"],
])("«%s», which the site says lacks eSIM, is not added under %s", (name, brand) => {
  expect(listMessages(name, brand)).toEqual([expect.stringContaining("no tiene eSIM")]);
});

test.each([
  ["iPhone XC", "Apple"],
  ["P40 Pro Max", "Huawei"],
  ["Huawei Honor 9", "Huawei"],
  ["nubia Red Magic 10 Pro", "ZTE / nubia"],
  ["Galaxy S27 Edge", "Samsung"],
  ["Edge 80 Nothing", "Motorola"],
  ["Mate 60 Pro", "Huawei"],
  ["Samsung Galaxy S27", "Samsung"],
])("«%s» may be a phone of %s", (name, brand) => {
  expect(listMessages(name, brand)).toEqual([]);
});

test("the errors of names are listed together with those of other fields, in any row", () => {
  const phones = [
    { name: "Galaxy S99", year, notes: [] },
    { name: "iPhone 99", year, notes: [] },
    { name: "Galaxy s99", year: "dos mil", notes: ["unknown"] },
    { year, notes: [] },
  ];
  const rows = [...data.map((row) => (row.brand === "Samsung" ? { ...row, phones } : row)), { brand: 7 }, undefined];
  const at = data.findIndex(({ brand }) => brand === "Samsung");
  const paths = phonesSchema.safeParse(rows).error?.issues.map(({ path }) => path.join(".")) ?? [];
  expect(paths.filter((path) => path.startsWith(`${at}.`)).toSorted()).toEqual(
    ["1.name", "2.name", "2.notes.0", "2.year", "3.name"].map((path) => `${at}.phones.${path}`),
  );
});

const apple = "Marca 1 («Apple») › Modelos";
const phone = `${apple} › Modelo 1 («iPhone XR»)`;

testFieldReports("celulares", [
  ["0.phones.0.year", 26, `${phone} › Año en que salió: el mínimo es 2015`],
  ["0.phones.0.notes.0", "nada", `${phone} › Notas › Nota 1: no conocemos la nota «nada»`],
  [
    "0.phones.0.notes.0",
    "Solo usa una eSIM",
    `${phone} › Notas › Nota 1: no conocemos la nota «Solo usa una eSIM»: lo más parecido es «Solo usa eSIM: no tiene bandeja para un chip.» (en el archivo, «onlyEsim»)`,
  ],
  ["0.phones.0.notes", ["depends", "depends"], `${phone} › Notas: hay algo repetido`],
  [
    "0.phones.1.name",
    "iPhone XR",
    `${apple} › Modelo 2 («iPhone XR») › Modelo: ya está en el lugar 1 de la lista, como «iPhone XR»`,
  ],
  [
    "0.phones.1.name",
    "APPLE  iphone xr",
    `${apple} › Modelo 2 («APPLE  iphone xr») › Modelo: ya está en el lugar 1 de la lista, como «iPhone XR»`,
  ],
  ["1.brand", "Apple", "Marca 2 («Apple») › Marca: ya está en el lugar 1 de la lista"],
  ["0.phones", [], `${apple}: falta un modelo`],
]);
