import { expect, test } from "vitest";
import { phonesSchema } from "#content/forms/phone-schema.ts";
import { formSchema } from "#content/forms/spoken-path.ts";
import { sheetCells, withSheet } from "./sheet-rows.ts";

const models = formSchema(phonesSchema).items?.properties?.phones ?? {};

test("cells are told apart as spreadsheets write them", () => {
  expect(sheetCells('Uno\t2026\t\r\n"Dos, de ""lujo""\ny más"\t2027\n\n"Tres" o más\t2028')).toEqual([
    ["Uno", "2026", ""],
    ['Dos, de "lujo" y más', "2027"],
    ['"Tres" o más', "2028"],
  ]);
});

test("rows of a sheet are added with their notes, without its heading", () => {
  const { rows, added, changed } = withSheet(
    [],
    [
      "Modelo\tAño en que salió\tNotas",
      "Pixel 11\t2026\tla versión de China continental no tiene eSIM. La de Hong Kong y Macao, sí. Permite dos eSIM activas.",
      "Pixel 11 Pro\t2026\tLa versión de EE. UU. solo usa eSIM.",
    ].join("\n"),
    models,
  );
  expect(rows).toEqual([
    { name: "Pixel 11", year: 2026, notes: ["notChinaButHongKong", "twoActive"] },
    { name: "Pixel 11 Pro", year: 2026, notes: ["onlyEsimUsa"] },
  ]);
  expect([added, changed]).toEqual([2, 0]);
});

test("a row that is there is corrected where its cell says something", () => {
  const known = [
    { name: "Pixel 10", year: 2024, notes: ["depends"] },
    { name: "Pixel 10a", year: 2026, notes: [] },
  ];
  const { rows, added, changed } = withSheet(known, "Pixel 10\t2025\nPixel 10a\t2026", models);
  expect(rows).toEqual([{ name: "Pixel 10", year: 2025, notes: ["depends"] }, known[1]]);
  expect([added, changed]).toEqual([0, 1]);
});

test("of several notes, only the one that is none is refused", () => {
  const { rows } = withSheet([], "Pixel 11\t2026\tVerifica en qué país se vendió. Solo en sueños.", models);
  expect(rows).toEqual([{ name: "Pixel 11", year: 2026, notes: ["checkRegion", "solo en suenos"] }]);
});

test("what no field understands is kept for the check to refuse", () => {
  const { rows } = withSheet([], "Pixel 11\tdos mil\tDepende del clima", models);
  expect(rows).toEqual([{ name: "Pixel 11", year: "dos mil", notes: ["Depende del clima"] }]);
  expect(models.items && phonesSchema.safeParse([{ brand: "Google", phones: rows }]).success).toBe(false);
});
