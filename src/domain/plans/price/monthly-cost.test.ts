import fc from "fast-check";
import { expect, test } from "vitest";
import type { Plan } from "#domain/plans/plan.ts";
import { community } from "#domain/plans/testing/sample-plans.ts";
import { computeMembershipsEnd, computePlanCost, maxCostMonths } from "./monthly-cost.ts";

test.each([
  // The total is 6 x 400 + 2 x 500, and the data are 90 + 7 x 60.
  { months: 8, isPorting: true, total: 3400, average: 425, saved: 600, gb: 510 },
  // The total is 8 x 500.
  { months: 8, isPorting: false, total: 4000, average: 500, saved: 0, gb: 510 },
  // The last month of the promotion, and the first month after it.
  { months: 6, isPorting: true, total: 2400, average: 400, saved: 600, gb: 390 },
  { months: 7, isPorting: true, total: 2900, average: 2900 / 7, saved: 600, gb: 450 },
  { months: 1, isPorting: true, total: 400, average: 400, saved: 100, gb: 90 },
  { months: 12, isPorting: true, total: 5400, average: 450, saved: 600, gb: 750 },
])("$months months of Community, porting: $isPorting, cost $total and give $gb GB", (worked) => {
  const cost = computePlanCost(community, { months: worked.months, isPorting: worked.isPorting, promoMonths: 6 });
  expect(cost).toMatchObject({
    totalPesos: worked.total,
    averagePesos: worked.average,
    savedPesos: worked.saved,
    totalGb: worked.gb,
    extraGb: 30,
    days: worked.months * 30,
  });
  expect(cost.pesosPerGb).toBe(worked.total / worked.gb);
});

test("each month states whether it has the promotional price, and the first one includes its extra", () => {
  const { months } = computePlanCost(community, { months: 3, isPorting: true, promoMonths: 2 });
  expect(months).toEqual([
    { month: 1, pesos: 400, isPromo: true, gb: 90 },
    { month: 2, pesos: 400, isPromo: true, gb: 60 },
    { month: 3, pesos: 500, isPromo: false, gb: 60 },
  ]);
});

test("without an offer, porting costs the regular price, and the first month has no extra", () => {
  const { promoPesos: _, firstMonthGb: __, ...regular } = community;
  const cost = computePlanCost(regular, { months: 2, isPorting: true, promoMonths: 0 });
  expect(cost).toMatchObject({ totalPesos: 1000, savedPesos: 0, totalGb: 120, extraGb: 0 });
  expect(cost.months.some(({ isPromo }) => isPromo)).toBe(false);
});

test("unlimited data has no total, no extra and no price per gigabyte", () => {
  const cost = computePlanCost({ ...community, dataGb: "unlimited" }, { months: 2, isPorting: false, promoMonths: 6 });
  expect([cost.totalGb, cost.extraGb, cost.pesosPerGb]).toEqual(["unlimited", 0, undefined]);
});

test.each([0, 13, 1.5, Number.NaN])("refuses %s months", (months) => {
  expect(() => computePlanCost(community, { months, isPorting: false, promoMonths: 6 })).toThrow(RangeError);
});

const anyPlan = fc
  .record({ regularPesos: fc.integer({ min: 1, max: 5000 }), percent: fc.integer({ min: 0, max: 100 }) })
  .map(
    ({ regularPesos, percent }): Plan => ({
      ...community,
      regularPesos,
      promoPesos: (regularPesos * (100 - percent)) / 100,
    }),
  );
const anyMonths = fc.integer({ min: 1, max: maxCostMonths });
const anyPromo = fc.integer({ min: 0, max: 24 });

test("another month never lowers the total or the monthly average", () => {
  fc.assert(
    fc.property(
      anyPlan,
      anyMonths.filter((months) => months < maxCostMonths),
      fc.boolean(),
      anyPromo,
      (plan, months, isPorting, promoMonths) => {
        const [one, next] = [months, months + 1].map((count) =>
          computePlanCost(plan, { months: count, isPorting, promoMonths }),
        );
        expect(next?.totalPesos).toBeGreaterThanOrEqual(one?.totalPesos ?? Number.NaN);
        expect(next?.averagePesos).toBeGreaterThanOrEqual((one?.averagePesos ?? Number.NaN) - 1e-6);
      },
    ),
  );
});

test("porting never costs more, and saves exactly the stated amount", () => {
  fc.assert(
    fc.property(anyPlan, anyMonths, anyPromo, (plan, months, promoMonths) => {
      const porting = computePlanCost(plan, { months, isPorting: true, promoMonths });
      const regular = computePlanCost(plan, { months, isPorting: false, promoMonths });
      expect(porting.totalPesos).toBeLessThanOrEqual(regular.totalPesos);
      expect(porting.totalPesos + porting.savedPesos).toBeCloseTo(regular.totalPesos, 6);
      expect(porting.months.filter(({ isPromo }) => isPromo)).toHaveLength(Math.min(months, promoMonths));
    }),
  );
});

test.each([
  ["2026-11-21", "2027-05-20"],
  // The period includes 29 February 2028.
  ["2028-01-01", "2028-06-29"],
  ["2026-01-31", "2026-07-30"],
])("six memberships of 30 days from %s end on %s", (start, end) => {
  expect(computeMembershipsEnd(start, { count: 6, membershipDays: 30 })).toBe(end);
});

test("refuses a day that does not exist", () => {
  expect(() => computeMembershipsEnd("2026-02-30", { count: 6, membershipDays: 30 })).toThrow(RangeError);
});
