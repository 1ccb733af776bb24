import { afterEach, expect, test, vi } from "vitest";
import { deviceTimeZone } from "./time-zone.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const deviceSays = (timeZone: unknown) =>
  vi
    .spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions")
    .mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);

test("gives the name of the device's time zone", () => {
  deviceSays("America/Tijuana");
  expect(deviceTimeZone("America/Mexico_City")).toBe("America/Tijuana");
});

test.each(["Etc/Unknown", "", undefined])("falls back for %o, which is not a real time zone", (timeZone) => {
  deviceSays(timeZone);
  expect(deviceTimeZone("America/Mexico_City")).toBe("America/Mexico_City");
});

test("asks the browser's Temporal if there is one, because it is faster", () => {
  deviceSays("America/Mexico_City");
  vi.stubGlobal("Temporal", { Now: { timeZoneId: () => "America/Tijuana" } });
  expect(deviceTimeZone("America/Mexico_City")).toBe("America/Tijuana");
});
