import { expect, test } from "vitest";
import { checkEligibility } from "./porting-eligibility.ts";

test("an active prepaid mobile line can be ported", () => {
  expect(checkEligibility({ kind: "mobile", billingType: "prepaid" })).toEqual({
    verdict: "yes",
    reasons: ["lineActive", "samePrepaid"],
  });
});

test("a cancelled number can be ported up to the fortieth day, but not after it", () => {
  const after = (daysSinceCancelled: number) =>
    checkEligibility({ kind: "mobile", billingType: "prepaid", daysSinceCancelled });
  expect([0, 1, 40].map((days) => after(days).verdict)).toEqual(["yes", "yes", "yes"]);
  expect(after(40).reasons).toContain("cancelledInTime");
  expect(after(41)).toEqual({ verdict: "no", reasons: ["cancelledTooLongAgo"] });
});

test("a postpaid line needs a confirmation of its company first", () => {
  expect(checkEligibility({ kind: "mobile", billingType: "postpaid" })).toEqual({
    verdict: "ask",
    reasons: ["lineActive", "postpaid"],
  });
  expect(checkEligibility({ kind: "mobile", billingType: "postpaid", daysSinceCancelled: 41 }).verdict).toBe("no");
});

test("a landline can never be ported", () => {
  expect(checkEligibility({ kind: "landline", billingType: "prepaid" })).toEqual({
    verdict: "no",
    reasons: ["landline"],
  });
});

test.each([-1, 0.5, Number.NaN])("refuses %s as a number of days", (daysSinceCancelled) => {
  expect(() => checkEligibility({ kind: "mobile", billingType: "prepaid", daysSinceCancelled })).toThrow(RangeError);
});
