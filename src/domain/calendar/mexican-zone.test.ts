import { afterEach, expect, test, vi } from "vitest";
import { findMexicanZoneByName, getMexicanZoneByTimeZone, mexicanZones } from "./mexican-zone.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

/** UTC offsets, in Node's time zone database, of every day from 2023 to 2040. */
function listOffsets(name: string): number[] {
  vi.stubEnv("TZ", name);
  return Array.from({ length: 18 * 365 }, (_, day) => new Date(Date.UTC(2023, 0, day, 12)).getTimezoneOffset());
}

test.each(mexicanZones)("every alias of $timeZone has the same clocks", ({ timeZone, otherNames }) => {
  const offsets = listOffsets(timeZone);
  for (const name of otherNames) expect(listOffsets(name), name).toEqual(offsets);
});

test("every Mexican zone name that a device may report belongs to a zone", () => {
  // `getTimeZones` is missing from the compiler's types.
  const mexico = new Intl.Locale("es-MX") as Intl.Locale & { getTimeZones: () => string[] };
  expect(mexico.getTimeZones().filter((name) => !findMexicanZoneByName(name))).toEqual([]);
});

test("recognises a device's zone in Mexico; a device abroad gets central Mexico", () => {
  const named = ["America/Tijuana", "America/Hermosillo", "America/Monterrey", "America/Ojinaga", "Europe/Madrid", ""];
  expect(named.map((name) => findMexicanZoneByName(name)?.id)).toEqual([
    "northwest",
    "pacific",
    "centre",
    "northeastBorder",
    undefined,
    undefined,
  ]);
  expect(getMexicanZoneByTimeZone("America/Cancun").id).toBe("southeast");
  expect(getMexicanZoneByTimeZone(() => 60).id).toBe("centre");
});
