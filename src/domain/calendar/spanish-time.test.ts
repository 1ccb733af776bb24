import { expect, test } from "vitest";
import { addDays } from "./civil-time.ts";
import {
  formatDate,
  formatDateWithWeekday,
  formatDayWithOptionalYear,
  formatDayWithoutYear,
  formatMoment,
} from "./spanish-time.ts";

test("formats a day with its weekday, also the first of a month", () => {
  expect(formatDateWithWeekday("2026-11-17")).toBe("martes 17\u00a0de noviembre de 2026");
  expect(formatDateWithWeekday("2028-01-01")).toBe("sábado 1\u00a0de enero de 2028");
  expect(formatDayWithoutYear("2028-01-01")).toBe("sábado 1\u00a0de enero");
});

test("formats a moment in the local time of a zone", () => {
  const instant = new Date("2026-11-18T05:30:00Z");
  expect(formatMoment(instant, "America/Mexico_City")).toBe("martes 17\u00a0de noviembre de 2026, 23:30\u00a0h");
  expect(formatMoment(instant, "America/Cancun")).toBe("miércoles 18\u00a0de noviembre de 2026, 00:30\u00a0h");
});

test("refuses a day that does not exist", () => {
  expect(() => formatDateWithWeekday("2026-13-01")).toThrow(RangeError);
});

test("formats every day of two years as Intl does", () => {
  const formatWith = (options: Intl.DateTimeFormatOptions, day: string) =>
    new Intl.DateTimeFormat("es-MX", { ...options, timeZone: "UTC" }).format(new Date(day));
  const date = { day: "numeric", month: "long", year: "numeric" } as const;
  for (let day = "2027-01-01"; day < "2029-01-01"; day = addDays(day, 1)) {
    expect(formatDate(day).replace("\u00a0", " ")).toBe(formatWith(date, day));
    expect(formatDateWithWeekday(day)).toBe(`${formatWith({ weekday: "long" }, day)} ${formatDate(day)}`);
  }
});

test("includes the year only if it is not the current one", () => {
  expect(formatDayWithOptionalYear("2026-12-31", "2026-01-01")).toBe("jueves 31\u00a0de diciembre");
  expect(formatDayWithOptionalYear("2027-01-01", "2026-12-31")).toBe("viernes 1\u00a0de enero de 2027");
});
