import { expect, test } from "vitest";
import { formatTimeOfDay, formatTimeOfDayPhrase } from "./format-time-of-day.ts";

test.each([
  ["08:00", "8\u00a0a.m.", "a las 8\u00a0a.m."],
  ["22:00", "10\u00a0p.m.", "a las 10\u00a0p.m."],
  ["13:00", "1\u00a0p.m.", "a la 1\u00a0p.m."],
  ["01:15", "1:15\u00a0a.m.", "a la 1:15\u00a0a.m."],
  ["12:00", "12\u00a0p.m.", "a las 12\u00a0p.m."],
  ["00:30", "12:30\u00a0a.m.", "a las 12:30\u00a0a.m."],
])("%s is formatted as in Mexico", (time, hour, index) => {
  expect([formatTimeOfDay(time), formatTimeOfDayPhrase(time)]).toEqual([hour, index]);
});

test.each(["", "8:00", "24:00", "08:60", "08:00:00"])("'%s' is not a time of day", (time) => {
  expect(() => formatTimeOfDay(time)).toThrow(RangeError);
});
