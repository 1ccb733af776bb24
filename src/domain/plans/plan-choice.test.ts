import fc from "fast-check";
import { expect, test } from "vitest";
import { type Benefit, type BenefitStatus, type Plan, type PlanId, planIds, type Roaming } from "./plan.ts";
import { choosePlan, type Wishes } from "./plan-choice.ts";
import { community, legend, rookie, ultimate } from "./testing/sample-plans.ts";

const plans = [rookie, community, legend, ultimate];
const [no, apart, yes] = ["none", "addOn", "included"] as const;
const nobody = Object.fromEntries(planIds.map((id) => [id, no])) as Record<PlanId, BenefitStatus>;
const benefit = (
  id: Benefit["id"],
  [rookie, community, legend, ultimate]: [BenefitStatus, BenefitStatus, BenefitStatus, BenefitStatus],
): Benefit => ({
  id,
  name: id,
  description: "",
  look: { picture: "screen", color: "masa" },
  status: { ...nobody, rookie, community, legend, ultimate },
});
const benefits = [
  benefit("amazonPrime", [no, yes, yes, yes]),
  benefit("paramount", [apart, apart, yes, yes]),
  benefit("bigbox", [apart, apart, apart, yes]),
  benefit("vix", [apart, apart, apart, apart]),
];
const choose = (wishes: Partial<Wishes>) =>
  choosePlan(plans, benefits, { gb: 5, trips: "none", benefits: [], ...wishes });

test.each([
  [{}, "rookie"],
  [{ gb: 20 }, "rookie"],
  [{ gb: 21 }, "community"],
  [{ trips: "europe" }, "community"],
  [{ benefits: ["amazonPrime"] }, "community"],
  [{ trips: "world" }, "legend"],
  [{ gb: 25, benefits: ["paramount"] }, "legend"],
  [{ gb: 120, trips: "world", benefits: ["amazonPrime", "paramount"] }, "legend"],
  [{ gb: 121 }, "ultimate"],
  [{ benefits: ["bigbox"] }, "ultimate"],
  // No membership includes ViX, so this wish does not lead to a more expensive membership.
  [{ benefits: ["vix"] }, "rookie"],
  [{ gb: 30, benefits: ["vix", "amazonPrime"] }, "community"],
] satisfies [Partial<Wishes>, Plan["id"]][])("the wishes %o choose %s", (wishes, id) => {
  expect(choose(wishes).plan.id).toBe(id);
});

test("reports benefits that can only be bought separately", () => {
  expect(choose({ benefits: ["vix"] }).answers).toEqual([
    { wish: { kind: "data", gb: 5 }, status: "included" },
    { wish: { kind: "benefit", id: "vix" }, status: "addOn" },
  ]);
});

test("reports what the next cheaper plan lacks and what the next more expensive one adds", () => {
  const { lowerNeighbour, higherNeighbour } = choose({
    gb: 50,
    trips: "world",
    benefits: ["paramount", "amazonPrime"],
  });
  expect(lowerNeighbour).toEqual({
    plan: community,
    missingWishes: [
      { wish: { kind: "trips", where: "world" }, status: "none" },
      { wish: { kind: "benefit", id: "paramount" }, status: "addOn" },
    ],
  });
  expect(higherNeighbour).toEqual({
    plan: ultimate,
    additions: { dataGb: "unlimited", roaming: ultimate.roaming, benefits: ["bigbox"] },
  });
});

test("the cheapest plan has none below it, the most expensive none above", () => {
  expect(choose({}).lowerNeighbour).toBeUndefined();
  expect(choose({ gb: 500 }).higherNeighbour).toBeUndefined();
});

test("refuses an empty list of plans", () => {
  expect(() => choosePlan([], benefits, { gb: 1, trips: "none", benefits: [] })).toThrow(RangeError);
});

const status = fc.constantFrom(no, apart, yes);
const anyRoaming = fc.constantFrom<Roaming>(
  { kind: "none" },
  { kind: "upTo", gb: 5, where: { name: "Europa" } },
  { kind: "upTo", gb: 5, where: { countries: 9 } },
  { kind: "unlimited", where: { countries: 9 } },
);
const anyOffers = fc.record({
  plans: fc.tuple(
    ...plans.map((plan) =>
      fc
        .record({
          dataGb: fc.oneof(fc.integer({ min: 1, max: 150 }), fc.constant("unlimited" as const)),
          roaming: anyRoaming,
        })
        .map((own): Plan => ({ ...plan, ...own })),
    ),
  ),
  benefits: fc
    .tuple(status, status, status, status)
    .chain((one) =>
      fc.tuple(status, status, status, status).map((other) => [benefit("amazonPrime", one), benefit("vix", other)]),
    ),
});
const anyWishes: fc.Arbitrary<Wishes> = fc.record({
  gb: fc.integer({ min: 1, max: 160 }),
  trips: fc.constantFrom("none", "europe", "world"),
  benefits: fc.subarray<Benefit["id"]>(["amazonPrime", "vix", "deezer"]),
});

test("for any memberships, every wish is answered, no other plan includes more and no cheaper one as many", () => {
  fc.assert(
    fc.property(anyOffers, anyWishes, (offers, wishes) => {
      const countMet = (only: readonly Plan[]) =>
        choosePlan(only, offers.benefits, wishes).answers.filter((answer) => answer.status === "included").length;
      const { plan, answers } = choosePlan(offers.plans, offers.benefits, wishes);
      expect(answers).toHaveLength(1 + (wishes.trips === "none" ? 0 : 1) + wishes.benefits.length);
      for (const other of offers.plans) {
        expect(countMet([other])).toBeLessThanOrEqual(countMet([plan]));
        if (other.regularPesos < plan.regularPesos) expect(countMet([other])).toBeLessThan(countMet([plan]));
      }
    }),
  );
});
