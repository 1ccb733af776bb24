import { expect, test } from "vitest";
import { toFormSchema } from "#content/forms/check/path-label.ts";
import { phonesSchema } from "#content/forms/schemas/phone-schema.ts";
import { findPastedIndexes, mergePastedRows, parseSpreadsheetCells, undoPastedRows } from "./spreadsheet-rows.ts";

const models = toFormSchema(phonesSchema).items?.properties?.phones ?? {};

test("spreadsheet text is split into cells, with quoted cells and line breaks in them", () => {
  expect(parseSpreadsheetCells('Uno\t2026\t\r\n"Dos, de ""lujo""\ny más"\t2027\n\n"Tres" o más\t2028')).toEqual([
    ["Uno", "2026", ""],
    ["Dos, de «lujo» y más", "2027"],
    ["«Tres» o más", "2028"],
  ]);
});

test("pasted rows are added with their notes, without the header row", () => {
  const { rows, pasteResult } = mergePastedRows(
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
  expect([pasteResult.addedKeys.length, pasteResult.previousValuesByKey.size, pasteResult.unchangedCount]).toEqual([
    2, 0, 0,
  ]);
});

test("a pasted row corrects an existing one where its cell is not empty", () => {
  const known = [
    { name: "Pixel 10", year: 2024, notes: ["depends"] },
    { name: "Pixel 10a", year: 2026, notes: [] },
  ];
  const { rows, pasteResult } = mergePastedRows(known, "Pixel 10\t2025\nPixel 10a\t2026", models);
  expect(rows).toEqual([{ name: "Pixel 10", year: 2025, notes: ["depends"] }, known[1]]);
  expect([pasteResult.addedKeys.length, pasteResult.previousValuesByKey.size, pasteResult.unchangedCount]).toEqual([
    0, 1, 1,
  ]);
});

test("a pasted model matches in any case, with or without its brand, and the row keeps its own name", () => {
  const known = [
    { name: "Galaxy S25 Ultra", year: 2025, notes: ["notChinaHongKong"] },
    { name: "Galaxy S26", year: 2026, notes: [] },
    { name: "Galaxy S26+", year: 2026, notes: [] },
  ];
  const sheet = [
    "galaxy s25 ultra\t2024\tNo sirve en Japón",
    "Samsung  Galaxy S26\t\tdepende de la variante: marca *#06# y busca el EID",
    "s26 plus\t2026",
  ].join("\n");
  const { rows, pasteResult } = mergePastedRows(known, sheet, models, ["Samsung", "Galaxy"]);
  expect(rows).toEqual([
    { name: "Galaxy S25 Ultra", year: 2024, notes: ["notChinaHongKong", "No sirve en Japón"] },
    { name: "Galaxy S26", year: 2026, notes: ["depends"] },
    known[2],
  ]);
  expect([pasteResult.addedKeys.length, pasteResult.unchangedCount]).toEqual([0, 1]);
  expect(undoPastedRows(rows, pasteResult, [0])).toEqual([known[0], rows[1], known[2]]);
});

test("pasted rows are found after other rows were added above", () => {
  const known = [
    { name: "Pixel 10", year: 2024, notes: [] },
    { name: "Pixel 10a", year: 2026, notes: [] },
  ];
  const { rows, pasteResult } = mergePastedRows(known, "Pixel 11\t2026\nPixel 10\t2025", models);
  const since = { name: "Pixel 9", year: 2024, notes: [] };
  const now = [since, ...rows];
  expect(findPastedIndexes(now, pasteResult)).toEqual([1, 3]);
  expect(undoPastedRows(now, pasteResult, [3])).toEqual([since, rows[0], known[1]]);
  expect(findPastedIndexes([since, ...known], pasteResult)).toEqual([]);
});

test("of several notes in a cell, only the unknown one stays as text", () => {
  const { rows } = mergePastedRows([], "Pixel 11\t2026\tVerifica en qué país se vendió. Solo en sueños.", models);
  expect(rows).toEqual([{ name: "Pixel 11", year: 2026, notes: ["checkRegion", "Solo en sueños"] }]);
});

test("input that no field can parse stays as text, and the check refuses it", () => {
  const { rows } = mergePastedRows([], "Pixel 11\tdos mil\tDepende del clima", models);
  expect(rows).toEqual([{ name: "Pixel 11", year: "dos mil", notes: ["Depende del clima"] }]);
  expect(models.items && phonesSchema.safeParse([{ brand: "Google", phones: rows }]).success).toBe(false);
});
