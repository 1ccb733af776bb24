import { expect, test } from "vitest";
import { centralTimeZone, toLocalDay } from "#domain/calendar/civil-time.ts";
import { formatMexicoCityDate } from "./visit-message.ts";

test("a visit's date is that of central Mexico, at every hour of a year", () => {
  for (let hour = Date.UTC(2026, 10, 21, 5, 59); hour < Date.UTC(2027, 10, 21); hour += 3_600_000)
    if (formatMexicoCityDate(hour) !== toLocalDay(new Date(hour), centralTimeZone))
      expect(formatMexicoCityDate(hour)).toBe(toLocalDay(new Date(hour), centralTimeZone));
});
