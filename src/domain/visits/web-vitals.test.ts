import { expect, test } from "vitest";
import { computeP75, getPageFamily, rateVital, roundVitals } from "./web-vitals.ts";

test("pages of a family are counted together", () => {
  expect(["/", "/esim", "/registro-promociones/lista/clave"].map(getPageFamily)).toEqual([
    "/",
    "/esim",
    "/registro-promociones",
  ]);
});

test("keeps two significant digits", () => {
  expect(roundVitals({ LCP: 12_500, INP: 85, CLS: 0.0234 })).toEqual({ LCP: 13_000, INP: 85, CLS: 0.023 });
  expect(roundVitals({ LCP: 1_249, CLS: 0 })).toEqual({ LCP: 1_200, CLS: 0 });
});

test("made-up values below a millisecond or a thousandth are rounded to the same value", () => {
  const invented = [4e-5, 3e-16, 2.4e-300].map((value) => roundVitals({ LCP: value, INP: value, CLS: value }));
  expect(invented).toEqual(Array(3).fill({ LCP: 0, INP: 0, CLS: 0 }));
  expect(roundVitals({ LCP: 3.71, INP: 0.5, CLS: 0.00151 })).toEqual({ LCP: 4, INP: 1, CLS: 0.002 });
});

test("finds the value that three quarters do not exceed, in any order of the values", () => {
  const compute = (...counts: [value: number, count: number][]) =>
    computeP75(counts.map(([value, count]) => ({ value, count })));
  expect(compute([7, 1])).toBe(7);
  expect(compute([4, 1], [1, 1], [3, 1], [2, 1])).toBe(3);
  expect(compute([900, 26], [100, 74])).toBe(900);
  expect(compute([900, 25], [100, 75])).toBe(100);
  expect(() => computeP75([])).toThrow(RangeError);
});

test("rates a value on a bound as the better rating", () => {
  expect([rateVital("LCP", 2_500), rateVital("INP", 201), rateVital("CLS", 0.26)]).toEqual([
    "good",
    "needs-improvement",
    "poor",
  ]);
});
