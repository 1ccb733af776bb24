import { expect, test } from "vitest";
import { mexicanDay } from "./visit-message.ts";

test("a visit's day agrees with the time zone database for Mexico City, at every hour until the end of next year", () => {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Mexico_City", dateStyle: "short" });
  const end = Date.UTC(new Date().getFullYear() + 2, 0);
  for (let hour = Date.UTC(2026, 10, 21, 5, 59); hour < end; hour += 3_600_000)
    if (mexicanDay(hour) !== format.format(hour)) expect(mexicanDay(hour)).toBe(format.format(hour));
});
