import fc from "fast-check";
import { expect, test } from "vitest";
import { community, rookie, ultimate } from "#domain/plans/testing/sample-plans.ts";
import { computeReceipt } from "./receipt.ts";

const plans = [rookie, community, ultimate];
const porting = { isPorting: true, promoMonths: 6 };

test("12 current payments are compared with 12 memberships, at both of their prices", () => {
  // The person now pays 12 x 500; with Community, 6 x 400 + 6 x 500.
  const receipt = computeReceipt(plans, { monthlyPesos: 500, gb: 60, ...porting });
  expect(receipt).toMatchObject({ plan: community, todayPesos: 6000, savedPesos: 600 });
  expect(receipt.cost.totalPesos).toBe(5400);
});

test("the saving is negative if the current payments are lower", () => {
  expect(computeReceipt(plans, { monthlyPesos: 100, gb: 10, ...porting }).savedPesos).toBe(1200 - 6 * 280 - 6 * 350);
});

test("with a new number, every payment has the regular price", () => {
  expect(computeReceipt(plans, { monthlyPesos: 500, gb: 60, isPorting: false, promoMonths: 6 }).savedPesos).toBe(0);
});

test("the cheapest membership with enough data is chosen, whatever its first month adds", () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer({ min: 1, max: 200 }), fc.constant("unlimited" as const)), (gb) => {
      const { plan } = computeReceipt(plans, { monthlyPesos: 400, gb, ...porting });
      const expected = gb === "unlimited" || gb > 60 ? ultimate : gb > 20 ? community : rookie;
      expect(plan.id).toBe(expected.id);
    }),
  );
});

test("data that no membership has are refused", () => {
  expect(() => computeReceipt([rookie], { monthlyPesos: 400, gb: 30, ...porting })).toThrow(RangeError);
});
