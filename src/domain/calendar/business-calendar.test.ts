import fc from "fast-check";
import { expect, test } from "vitest";
import { addBusinessDays, federalCalendar, isBusinessDay, listRestDays } from "./business-calendar.ts";
import { addDays, countDaysBetween, getWeekday } from "./civil-time.ts";

/** The days of rest of some years, as month and day, copied from printed calendars. */
const table: Record<number, string> = {
  2024: "01-01 02-05 03-18 05-01 09-16 10-01 11-18 12-25",
  2025: "01-01 02-03 03-17 05-01 09-16 11-17 12-25",
  2026: "01-01 02-02 03-16 05-01 09-16 11-16 12-25",
  2027: "01-01 02-01 03-15 05-01 09-16 11-15 12-25",
  2028: "01-01 02-07 03-20 05-01 09-16 11-20 12-25",
  2029: "01-01 02-05 03-19 05-01 09-16 11-19 12-25",
  2030: "01-01 02-04 03-18 05-01 09-16 10-01 11-18 12-25",
};

const { first, last } = federalCalendar.years;
const everyDay = fc.integer({ min: 0, max: 13 * 365 }).map((days) => addDays(`${first}-01-01`, days));

test.each(Object.entries(table))("the days of rest of %s match the printed calendar", (year, days) => {
  expect(listRestDays(Number(year), federalCalendar)).toEqual(days.split(" ").map((day) => `${year}-${day}`));
});

test("the Monday rules give a Monday in the right week of the month every year", () => {
  for (let year = first; year <= last; year++) {
    const mondays = listRestDays(year, federalCalendar).filter((day) => ["02", "03", "11"].includes(day.slice(5, 7)));
    expect(mondays.map(getWeekday)).toEqual([1, 1, 1]);
    expect(mondays.map((day) => Math.ceil(Number(day.slice(8)) / 7))).toEqual([1, 3, 3]);
  }
});

test("1 October is a day of rest every six years, with the change of the Federal Executive", () => {
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  expect(years.filter((year) => listRestDays(year, federalCalendar).includes(`${year}-10-01`))).toEqual([
    2024, 2030, 2036,
  ]);
});

test("working weekdays are configurable: a Saturday counts if the calendar includes Saturdays", () => {
  const withSaturdays = { ...federalCalendar, workingWeekdays: [1, 2, 3, 4, 5, 6] };
  expect(addBusinessDays("2026-11-20", 1, withSaturdays)).toBe("2026-11-21");
  expect(addBusinessDays("2026-11-20", 1, federalCalendar)).toBe("2026-11-23");
});

test("throws for a year outside the calendar, even if only counting reaches it", () => {
  expect(() => isBusinessDay("2023-12-29", federalCalendar)).toThrow("the calendar knows 2024 to 2036, not 2023");
  expect(() => addBusinessDays("2036-12-31", 1, federalCalendar)).toThrow(RangeError);
  expect(() => listRestDays(Number.NaN, federalCalendar)).toThrow(RangeError);
});

test.each([0, -1, 1.5, Number.NaN])("refuses %s as a count of business days", (count) => {
  expect(() => addBusinessDays("2026-11-20", count, federalCalendar)).toThrow(RangeError);
});

test("the nth business day is the one reached by counting day by day", () => {
  fc.assert(
    fc.property(
      everyDay.filter((day) => day < `${last}-11-01`),
      fc.integer({ min: 1, max: 20 }),
      (day, count) => {
        const reached = addBusinessDays(day, count, federalCalendar);
        const passed = Array.from({ length: countDaysBetween(day, reached) }, (_, index) => addDays(day, index + 1));
        expect(passed.filter((each) => isBusinessDay(each, federalCalendar))).toHaveLength(count);
        expect(isBusinessDay(reached, federalCalendar)).toBe(true);
      },
    ),
  );
});
