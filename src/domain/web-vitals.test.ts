import { expect, test } from "vitest";
import { p75, pageKindOf, ratingOf, roundedValues } from "./web-vitals.ts";

test("pages of a family count together", () => {
  expect(["/", "/esim", "/registro-promociones/lista/clave"].map(pageKindOf)).toEqual([
    "/",
    "/esim",
    "/registro-promociones",
  ]);
});

test("keeps two significant digits", () => {
  expect(roundedValues({ LCP: 12_500, INP: 85, CLS: 0.0234 })).toEqual({ LCP: 13_000, INP: 85, CLS: 0.023 });
  expect(roundedValues({ LCP: 1_249, CLS: 0 })).toEqual({ LCP: 1_200, CLS: 0 });
});

test("finds the value that three quarters do not exceed, in whatever order they come", () => {
  expect(p75([{ value: 7, count: 1 }])).toBe(7);
  expect(p75([4, 1, 3, 2].map((value) => ({ value, count: 1 })))).toBe(3);
  expect(
    p75([
      { value: 900, count: 26 },
      { value: 100, count: 74 },
    ]),
  ).toBe(900);
  expect(
    p75([
      { value: 900, count: 25 },
      { value: 100, count: 75 },
    ]),
  ).toBe(100);
  expect(() => p75([])).toThrow(RangeError);
});

test("rates a value on the bound as the better one", () => {
  expect([ratingOf("LCP", 2_500), ratingOf("INP", 201), ratingOf("CLS", 0.26)]).toEqual([
    "good",
    "needs-improvement",
    "poor",
  ]);
});
