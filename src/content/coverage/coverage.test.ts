import { expect, test } from "vitest";
import { coverageOpening, stateTable } from "./coverage.ts";
import { coverageLegalNote } from "./coverage-legal.ts";
import { coverageLayers, coverageWords } from "./coverage-tool.ts";

test("heading, prompt and buttons match the specification, in its order", () => {
  expect(coverageOpening.heading.join("")).toBe("No pierdas la conexión");
  expect(coverageWords.prompt).toBe("Selecciona la tecnología que deseas consultar");
  expect(coverageLayers.map(({ name }) => name)).toEqual([
    "3G Garantizada",
    "3G Diferenciada (Garantizada + No Garantizada)",
    "4G Garantizada",
    "4G Diferenciada",
    "5G Cobertura 5G",
  ]);
});

test("the table's column headings are short, and their two lines tell them apart", () => {
  const heads = stateTable.columns.map(({ technology, kind }) => `${technology} ${kind}`);
  expect(heads).toEqual(["3G Garantizada", "3G Diferenciada", "4G Garantizada", "4G Diferenciada", "5G Cobertura"]);
});

test("the legal note has every point of the specification, and credits the maps", () => {
  const note = JSON.stringify(coverageLegalNote);
  for (const point of [
    /cobertura garantizada/,
    /cobertura diferenciada/,
    /coberturamovil\.ift\.org\.mx/,
    /interiores/,
    /subterráneos/,
    /elevadores/,
    /mucha gente/,
    /intensidad de la señal/,
    /centros penitenciarios/,
    /OpenStreetMap/,
    /Natural Earth/,
    /GeoNames, con licencia CC BY 4\.0/,
  ]) {
    expect(note).toMatch(point);
  }
});
