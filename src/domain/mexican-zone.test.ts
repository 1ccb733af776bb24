import { expect, test } from "vitest";
import { instantOf } from "./civil-time.ts";
import { mexicanZoneOf, mexicanZones } from "./mexican-zone.ts";

test("every name of a zone shows the same clock as the zone, in summer and winter", () => {
  for (const { timeZone, alsoNamed } of mexicanZones)
    for (const name of alsoNamed)
      for (const day of ["2024-01-15", "2026-07-15", "2026-11-15"])
        expect(instantOf({ day, time: "11:00" }, name), name).toEqual(instantOf({ day, time: "11:00" }, timeZone));
});

test("recognises the device's zone in Mexico, and uses the centre for a device abroad", () => {
  const places = ["America/Tijuana", "America/Hermosillo", "America/Monterrey", "America/Ojinaga", "Europe/Madrid", ""];
  expect(places.map((place) => mexicanZoneOf(place).id)).toEqual([
    "northwest",
    "pacific",
    "centre",
    "northeastBorder",
    "centre",
    "centre",
  ]);
});
