import { expect, test } from "vitest";
import { roamingCountries } from "#content/plans/plan-rows.ts";
import { findPlan, plans } from "#content/plans/plans.ts";
import type { Roaming } from "#domain/plans/plan.ts";
import { coversZone } from "#domain/trips/trip.ts";
import { allDestinations, europeanDestinations, homeDestinations, roamingRegions } from "./roaming-destinations.ts";
import { destinationLists } from "./roaming-page.ts";

const world = roamingRegions.flatMap(({ destinations }) => destinations);
const europe = europeanDestinations.destinations;
const codes = (destinations: readonly { code: string }[]) => destinations.map(({ code }) => code);

test("there are as many destinations as advertised, including Europe's, and without Mexico, the USA and Canada", () => {
  expect(new Set(codes(world)).size).toBe(roamingCountries);
  expect(world).toHaveLength(roamingCountries);
  expect(new Set(codes(europe)).size).toBe(europe.length);
  expect(codes(world)).toEqual(expect.arrayContaining(codes(europe)));
  for (const { code } of homeDestinations) expect(codes(world)).not.toContain(code);
});

test("every code of ISO 3166-1 and Kosovo can be looked up, once each, with its own Spanish name", () => {
  expect(codes(allDestinations).every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
  expect(new Set(codes(allDestinations)).size).toBe(allDestinations.length);
  const names = allDestinations.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^\p{Lu}\p{Ll}/u.test(name))).toEqual([]);
});

test("each membership covers exactly as many destinations as its data states", () => {
  const covered = plans.map(({ id, roaming }) => [id, world.filter(({ zone }) => coversZone(roaming, zone)).length]);
  const stated = (roaming: Roaming) => {
    if (roaming.kind === "none") return 0;
    return "countries" in roaming.where ? roaming.where.countries : europe.length;
  };
  expect(covered).toEqual(plans.map(({ id, roaming }) => [id, stated(roaming)]));
  const outside = allDestinations.filter(({ zone }) => zone === "outside");
  expect(outside.some(({ zone }) => plans.some(({ roaming }) => coversZone(roaming, zone)))).toBe(false);
});

test("each list has all destinations of its membership, in alphabetical order", () => {
  for (const { planId, groups } of destinationLists) {
    const { roaming } = findPlan(planId);
    const covered = world.filter(({ zone }) => coversZone(roaming, zone)).map(({ name }) => name);
    expect(new Set(groups.flatMap(({ names }) => names)), planId).toEqual(new Set(covered));
  }
  const [americas] = destinationLists.find(({ groups }) => groups.length > 1)?.groups.slice(1) ?? [];
  expect(americas?.names.indexOf("Perú")).toBeGreaterThan(americas?.names.indexOf("Paraguay") ?? Infinity);
});

test("each list has the name of its membership", () => {
  for (const { planId, heading } of destinationLists) expect(heading).toBe(findPlan(planId).name);
});
