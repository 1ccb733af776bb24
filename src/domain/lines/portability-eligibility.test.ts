import { expect, test } from "vitest";
import { eligibilityOf } from "./portability-eligibility.ts";

test("an active prepaid mobile line can be ported", () => {
  expect(eligibilityOf({ kind: "mobile", modality: "prepaid" })).toEqual({
    verdict: "yes",
    reasons: ["lineActive", "samePrepaid"],
  });
});

test("a cancelled number can be ported until the fortieth day, but not on the next", () => {
  const after = (daysSinceCancelled: number) =>
    eligibilityOf({ kind: "mobile", modality: "prepaid", daysSinceCancelled });
  expect([0, 1, 40].map((days) => after(days).verdict)).toEqual(["yes", "yes", "yes"]);
  expect(after(40).reasons).toContain("cancelledInTime");
  expect(after(41)).toEqual({ verdict: "no", reasons: ["cancelledTooLongAgo"] });
});

test("for a postpaid line its company has to be asked first", () => {
  expect(eligibilityOf({ kind: "mobile", modality: "postpaid" })).toEqual({
    verdict: "ask",
    reasons: ["lineActive", "postpaid"],
  });
  expect(eligibilityOf({ kind: "mobile", modality: "postpaid", daysSinceCancelled: 41 }).verdict).toBe("no");
});

test("a landline cannot be ported in any case", () => {
  expect(eligibilityOf({ kind: "landline", modality: "prepaid" })).toEqual({ verdict: "no", reasons: ["landline"] });
});

test.each([-1, 0.5, Number.NaN])("%s is not a count of days", (daysSinceCancelled) => {
  expect(() => eligibilityOf({ kind: "mobile", modality: "prepaid", daysSinceCancelled })).toThrow(RangeError);
});
