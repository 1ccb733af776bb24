import { expect, test } from "vitest";
import { hasChangedFigure } from "./merge-draft.ts";

test.each<[string, unknown, unknown, boolean]>([
  ["another price", { legend: { pesos: 850, name: "Legend" } }, { legend: { pesos: 900, name: "Legend" } }, true],
  ["another name", { legend: { pesos: 850, name: "Legend" } }, { legend: { pesos: 850, name: "Leyenda" } }, false],
  ["a new row", [{ percent: 20 }], [{ percent: 25 }, { percent: 20 }], false],
  ["a figure that is being typed", { pesos: 850 }, { pesos: "85o" }, false],
  ["a figure in a row", [{ percent: 20 }], [{ percent: 25 }], true],
])("%s", (_what, before, after, isChanged) => {
  expect(hasChangedFigure(before, after)).toBe(isChanged);
});
