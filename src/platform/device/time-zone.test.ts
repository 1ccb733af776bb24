import { afterEach, expect, test, vi } from "vitest";
import { wallClockAt } from "#domain/calendar/civil-time.ts";
import { deviceTimeZone } from "./time-zone.ts";

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
])("a device in %s has the clocks of %s", (name, zone) => {
  deviceSays(name);
  expect(deviceTimeZone()).toBe(zone);
});

test.each(["Etc/Unknown", "UTC", "Etc/UTC", "GMT", "", undefined])(
  "a device that calls its zone %o does not know it: it gets the centre's",
  (name) => {
    deviceSays(name);
    expect(deviceTimeZone()).toBe("America/Mexico_City");
  },
);

test.each(["Europe/Madrid", "+02:00", "Mars/Olympus"])("abroad, in %s, a device has its own clocks", (name) => {
  vi.stubEnv("TZ", "Europe/Madrid");
  deviceSays(name);
  expect(wallClockAt(summerNoon, deviceTimeZone())).toEqual({ day: "2026-07-15", time: "14:00" });
});

test("a browser that fails over its zone gets the centre's clocks", () => {
  vi.spyOn(Intl, "DateTimeFormat").mockImplementation(() => {
    throw new RangeError("Invalid time zone specified: Etc/Unknown");
  });
  expect(deviceTimeZone()).toBe("America/Mexico_City");
});

test("Ojinaga with the clocks of before 2022 is Ciudad Juárez, which had no name then", () => {
  deviceSays("America/Ojinaga");
  vi.stubEnv("TZ", "America/Ojinaga");
  expect(deviceTimeZone()).toBe("America/Matamoros");
  vi.stubEnv("TZ", "America/Denver");
  expect(deviceTimeZone()).toBe("America/Ciudad_Juarez");
});

test("asks the browser's Temporal if there is one, because it is faster", () => {
  deviceSays("America/Mexico_City");
  vi.stubGlobal("Temporal", { Now: { timeZoneId: () => "America/Tijuana" } });
  expect(deviceTimeZone()).toBe("America/Tijuana");
});
