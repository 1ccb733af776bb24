import { expect, test } from "vitest";
import { computeStateCoverage } from "./coverage-by-state.ts";
import { coverageLegalNote } from "./coverage-legal.ts";
import { stateTableProps } from "./coverage-page.ts";

test("the table's column headings are short and distinct", () => {
  const heads = stateTableProps.columns.map(({ technology, shortName }) => `${technology} ${shortName}`);
  expect(heads).toEqual(["3G Garantizada", "3G Diferenciada", "4G Garantizada", "4G Diferenciada", "5G Cobertura"]);
});

test("the legal note covers every point of the specification and credits the maps", () => {
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

test("the bars show states that are in the table", () => {
  const codes = computeStateCoverage().map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining([...stateTableProps.barStateCodes]));
});
