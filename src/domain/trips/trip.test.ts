import fc from "fast-check";
import { expect, test } from "vitest";
import { community, legend, rookie, ultimate } from "#domain/plans/testing/sample-plans.ts";
import { type RoamingZone, roamingZones } from "./destination.ts";
import { computeTripCoverage, getStopCoverage, type PlanForTrip } from "./trip.ts";
import type { TripStop } from "./trip-stop.ts";

const plans = [rookie, community, legend, ultimate];
const stop = (name: string, ...inIt: RoamingZone[]): TripStop => ({
  code: name,
  name,
  destinations: inIt.map((zone, index) => ({ code: `${name} ${index}`, name: zone, zone, otherNames: [] })),
});
const to = (...trip: RoamingZone[]): TripStop[] =>
  trip.map((zone, index) => ({ ...stop(zone, zone), code: `${index}` }));
const covering = (trip: readonly TripStop[], among: readonly PlanForTrip[] = plans) =>
  computeTripCoverage(trip, among)
    .planCoverages.filter(({ missingStops }) => missingStops.length === 0)
    .map(({ plan: { id } }) => id);

test("each zone is covered by the memberships in the specification", () => {
  const all = ["rookie", "community", "legend", "ultimate"];
  expect(covering(to("home"))).toEqual(all);
  expect(covering(to("home", "europe"))).toEqual(all.slice(1));
  expect(covering(to("europe", "world"))).toEqual(all.slice(2));
  expect(covering(to("europe", "outside"))).toEqual([]);
  expect(covering(to())).toEqual(all);
});

test("the answer has the cheapest plan, the stops that each plan or all plans miss, and the data in use", () => {
  const mixed = computeTripCoverage(to("home", "europe", "world", "outside"), plans);
  expect(mixed.cheapest).toBeUndefined();
  expect(mixed.uncoveredStops.map(({ name }) => name)).toEqual(["outside"]);
  expect(mixed.planCoverages.map(({ missingStops }) => missingStops.map(({ stop: { name } }) => name))).toEqual([
    ["europe", "world", "outside"],
    ["world", "outside"],
    ["outside"],
    ["outside"],
  ]);
  expect(mixed.usage).toEqual({ ownData: true, roaming: true });
  expect(computeTripCoverage(to("home"), plans).usage).toEqual({ ownData: true, roaming: false });
  expect(computeTripCoverage(to("europe"), plans.toReversed()).cheapest?.id).toBe("community");
});

test("a plan covers a region if it covers every destination there that any plan covers", () => {
  const caribbean = stop("Caribe", "world", "world", "outside");
  const east = stop("Oriente", "europe", "world", "outside");
  const answer = computeTripCoverage([caribbean, east], plans);
  expect(answer.cheapest?.id).toBe("legend");
  expect(answer.uncoveredStops).toEqual([]);
  expect(answer.uncoveredDestinations.map(({ code }) => code)).toEqual(["Caribe 2", "Oriente 2"]);
  expect(answer.planCoverages[1]?.missingStops).toEqual([
    { stop: caribbean, isPartlyCovered: false },
    { stop: east, isPartlyCovered: true },
  ]);
  expect(computeTripCoverage([stop("Nada", "outside", "outside")], plans)).toMatchObject({
    uncoveredStops: [{ name: "Nada" }],
    uncoveredDestinations: [],
  });
});

test("coverage of a stop groups plans by number of destinations and lists uncovered destinations", () => {
  const { coverageGroups, uncoveredDestinations } = getStopCoverage(
    stop("Oriente", "europe", "world", "outside"),
    plans,
  );
  expect(coverageGroups.map(({ plans, count }) => [plans.map(({ id }) => id), count])).toEqual([
    [["community"], 1],
    [["legend", "ultimate"], 2],
  ]);
  expect(uncoveredDestinations.map(({ code }) => code)).toEqual(["Oriente 2"]);
});

const trips = fc.array(fc.constantFrom(...roamingZones), { maxLength: 8 });
const offers = fc
  .shuffledSubarray(plans)
  .chain((some) => fc.tuple(...some.map((one) => fc.nat(2_000).map((regularPesos) => ({ ...one, regularPesos })))));

test("adding a country never adds a covering plan, and one plan covers all countries that any plan covers", () => {
  fc.assert(
    fc.property(trips, fc.constantFrom(...roamingZones), offers, (trip, another, some) => {
      const before = covering(to(...trip), some);
      expect(before).toEqual(expect.arrayContaining(covering(to(...trip, another), some)));
      const { uncoveredStops } = computeTripCoverage(to(...trip), some);
      const rest = to(...trip).filter(({ code }) => !uncoveredStops.some((one) => one.code === code));
      if (some.length > 0) expect(covering(rest, some)).not.toEqual([]);
    }),
  );
});

test("the cheapest plan covers the trip, none that does costs less, and it exists if any plan covers the trip", () => {
  fc.assert(
    fc.property(trips, offers, (trip, some) => {
      const answer = computeTripCoverage(to(...trip), some);
      const ids = covering(to(...trip), some);
      expect(answer.cheapest !== undefined).toBe(ids.length > 0);
      if (answer.cheapest) expect(ids).toContain(answer.cheapest.id);
      const prices = some.filter(({ id }) => ids.includes(id)).map(({ regularPesos }) => regularPesos);
      if (answer.cheapest) expect(answer.cheapest.regularPesos).toBe(Math.min(...prices));
      expect(answer.uncoveredStops.length > 0 && answer.cheapest !== undefined).toBe(false);
    }),
  );
});
