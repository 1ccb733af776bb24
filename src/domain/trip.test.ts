import fc from "fast-check";
import { expect, test } from "vitest";
import { type Destination, type Zone, zones } from "./destination.ts";
import type { Roaming } from "./plan.ts";
import { answerTrip, type TripPlan } from "./trip.ts";

const plan = (id: TripPlan["id"], regularPesos: number, roaming: Roaming): TripPlan => ({
  id,
  name: id,
  regularPesos,
  promoPesos: regularPesos,
  dataGb: 1,
  roaming,
});
const plans = [
  plan("rookie", 1, { kind: "none" }),
  plan("community", 2, { kind: "upTo", gb: 10, where: { name: "Europa" } }),
  plan("legend", 3, { kind: "upTo", gb: 20, where: { countries: 170 } }),
  plan("ultimate", 4, { kind: "unlimited", where: { countries: 170 } }),
];
const to = (...trip: Zone[]): Destination[] =>
  trip.map((zone, index) => ({ code: `${index}`, name: zone, zone, otherNames: [] }));
const covering = (trip: readonly Destination[], among: readonly TripPlan[] = plans) =>
  answerTrip(trip, among)
    .memberships.filter(({ missing }) => missing.length === 0)
    .map(({ plan: { id } }) => id);

test("each zone is covered by the memberships that the specification names", () => {
  const all = ["rookie", "community", "legend", "ultimate"];
  expect(covering(to("home"))).toEqual(all);
  expect(covering(to("home", "europe"))).toEqual(all.slice(1));
  expect(covering(to("europe", "world"))).toEqual(all.slice(2));
  expect(covering(to("europe", "outside"))).toEqual([]);
  expect(covering(to())).toEqual(all);
});

test("the answer names the cheapest, what each misses, what none covers and which data is used", () => {
  const mixed = answerTrip(to("home", "europe", "world", "outside"), plans);
  expect(mixed.cheapest).toBeUndefined();
  expect(mixed.uncovered.map(({ zone }) => zone)).toEqual(["outside"]);
  expect(mixed.memberships.map(({ missing }) => missing.map(({ zone }) => zone))).toEqual([
    ["europe", "world", "outside"],
    ["world", "outside"],
    ["outside"],
    ["outside"],
  ]);
  expect(mixed.uses).toEqual({ ownData: true, roaming: true });
  expect(answerTrip(to("home"), plans).uses).toEqual({ ownData: true, roaming: false });
  expect(answerTrip(to("europe"), plans.toReversed()).cheapest?.id).toBe("community");
});

const trips = fc.array(fc.constantFrom(...zones), { maxLength: 8 });
const offers = fc
  .shuffledSubarray(plans)
  .chain((some) => fc.tuple(...some.map((one) => fc.nat(2_000).map((regularPesos) => ({ ...one, regularPesos })))));

test("another country never adds a membership, and without uncovered countries one membership covers the rest", () => {
  fc.assert(
    fc.property(trips, fc.constantFrom(...zones), offers, (trip, another, some) => {
      const before = covering(to(...trip), some);
      expect(before).toEqual(expect.arrayContaining(covering(to(...trip, another), some)));
      const { uncovered } = answerTrip(to(...trip), some);
      const rest = to(...trip).filter(({ code }) => !uncovered.some((one) => one.code === code));
      if (some.length > 0) expect(covering(rest, some)).not.toEqual([]);
    }),
  );
});

test("the cheapest covers the trip, no other that does costs less, and there is one whenever any covers it", () => {
  fc.assert(
    fc.property(trips, offers, (trip, some) => {
      const answer = answerTrip(to(...trip), some);
      const ids = covering(to(...trip), some);
      expect(answer.cheapest !== undefined).toBe(ids.length > 0);
      if (answer.cheapest) expect(ids).toContain(answer.cheapest.id);
      const prices = some.filter(({ id }) => ids.includes(id)).map(({ regularPesos }) => regularPesos);
      if (answer.cheapest) expect(answer.cheapest.regularPesos).toBe(Math.min(...prices));
      expect(answer.uncovered.length > 0 && answer.cheapest !== undefined).toBe(false);
    }),
  );
});
