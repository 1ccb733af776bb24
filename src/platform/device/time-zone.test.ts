import { afterEach, expect, test, vi } from "vitest";
import { toWallClock } from "#domain/calendar/civil-time.ts";
import { getDeviceTimeZone } from "./time-zone.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const deviceSays = (timeZone: unknown) =>
  vi
    .spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions")
    .mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);
const summerNoon = new Date("2026-07-15T12:00:00Z");

test.each([
  ["America/Tijuana", "America/Tijuana"],
  ["America/Hermosillo", "America/Mazatlan"],
  ["America/Ciudad_Juarez", "America/Ciudad_Juarez"],
])("a device in %s gets the time zone %s", (name, zone) => {
  deviceSays(name);
  expect(getDeviceTimeZone()).toBe(zone);
});

test.each(["Etc/Unknown", "UTC", "Etc/UTC", "GMT", "", undefined])(
  "a device that reports the zone %o gets central Mexico's",
  (name) => {
    deviceSays(name);
    expect(getDeviceTimeZone()).toBe("America/Mexico_City");
  },
);

test.each(["Europe/Madrid", "+02:00", "Mars/Olympus"])("abroad, in %s, a device keeps its own time zone", (name) => {
  vi.stubEnv("TZ", "Europe/Madrid");
  deviceSays(name);
  expect(toWallClock(summerNoon, getDeviceTimeZone())).toEqual({ day: "2026-07-15", time: "14:00" });
});

test("a browser that throws when asked for its zone gets central Mexico's", () => {
  vi.spyOn(Intl, "DateTimeFormat").mockImplementation(() => {
    throw new RangeError("Invalid time zone specified: Etc/Unknown");
  });
  expect(getDeviceTimeZone()).toBe("America/Mexico_City");
});

test("Ojinaga with the UTC offset of before 2022 is taken as Ciudad Juárez, which had no zone name then", () => {
  deviceSays("America/Ojinaga");
  vi.stubEnv("TZ", "America/Ojinaga");
  expect(getDeviceTimeZone()).toBe("America/Matamoros");
  vi.stubEnv("TZ", "America/Denver");
  expect(getDeviceTimeZone()).toBe("America/Ciudad_Juarez");
});

test("uses the browser's Temporal if available, because it is faster", () => {
  deviceSays("America/Mexico_City");
  vi.stubGlobal("Temporal", { Now: { timeZoneId: () => "America/Tijuana" } });
  expect(getDeviceTimeZone()).toBe("America/Tijuana");
});
