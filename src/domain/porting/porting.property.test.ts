import fc from "fast-check";
import { expect, test } from "vitest";
import { addBusinessDays, federalCalendar, isBusinessDay } from "#domain/calendar/business-calendar.ts";
import { countDaysBetween, toLocalDay, toWallClock } from "#domain/calendar/civil-time.ts";
import {
  computeRequestEntryTime,
  getEarliestPortingDay,
  getLastReversionDay,
  getLatestExecutionTime,
  getNipExpiry,
  schedulePorting,
} from "./porting.ts";

const { timeZone } = federalCalendar;
const hour = 3_600_000;
const instants = fc.date({
  min: new Date("2024-01-01T06:00:00Z"),
  max: new Date("2036-11-01T00:00:00Z"),
  noInvalidDate: true,
});

const holds = (check: (requestedAt: Date) => void) => fc.assert(fc.property(instants, check), { numRuns: 200 });

test("a request counts at once in hours, and otherwise at 11:00 on the first business day after its own", () => {
  holds((requestedAt) => {
    const { time: entryTime, reason } = computeRequestEntryTime(requestedAt, federalCalendar);
    const { day, time } = toWallClock(requestedAt, timeZone);
    const isInHours = isBusinessDay(day, federalCalendar) && time >= "11:00" && time <= "17:00";
    expect(reason === "inHours").toBe(isInHours);
    if (isInHours) expect(entryTime).toEqual(requestedAt);
    else
      expect(toWallClock(entryTime, timeZone)).toEqual({
        day: addBusinessDays(day, 1, federalCalendar),
        time: "11:00",
      });
  });
});

test("the latest execution is 24 hours after the entry, and its day is the first possible one", () => {
  holds((requestedAt) => {
    const { time } = computeRequestEntryTime(requestedAt, federalCalendar);
    const latest = getLatestExecutionTime(time);
    expect(latest.getTime() - time.getTime()).toBe(24 * hour);
    expect(getEarliestPortingDay(time, federalCalendar)).toBe(toLocalDay(latest, timeZone));
  });
});

test("a NIP is valid for exactly five days by central Mexico's clock", () => {
  holds((generatedAt) => {
    const from = toWallClock(generatedAt, timeZone);
    const until = toWallClock(getNipExpiry(generatedAt), timeZone);
    expect(until.time).toBe(from.time);
    expect(countDaysBetween(from.day, until.day)).toBe(5);
  });
});

test("the last day to undo a porting is a business day, three to four weeks later", () => {
  holds((executedAt) => {
    const executedOn = toLocalDay(executedAt, timeZone);
    const until = getLastReversionDay(executedOn, federalCalendar);
    expect(isBusinessDay(until, federalCalendar)).toBe(true);
    expect(countDaysBetween(executedOn, until)).toBeGreaterThanOrEqual(19);
    expect(countDaysBetween(executedOn, until)).toBeLessThanOrEqual(25);
  });
});

test("the dates of a schedule are in order, and its last day counts from no later than the execution", () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 0, max: 5 * 24 * hour }), (nipGeneratedAt, wait) => {
      const requestedAt = new Date(nipGeneratedAt.getTime() + wait);
      const schedule = schedulePorting({ requestedAt, nipGeneratedAt }, federalCalendar);
      if ("problem" in schedule || schedule.execution.kind !== "soonest") throw new Error("no schedule");
      expect(schedule.entry.time.getTime()).toBeGreaterThanOrEqual(requestedAt.getTime());
      expect(schedule.nipEndsBeforeEntry).toBe(schedule.nipUntil < schedule.entry.time);
      const executedOn = toLocalDay(schedule.execution.latestAt, timeZone);
      expect(schedule.reversibleUntil <= getLastReversionDay(executedOn, federalCalendar)).toBe(true);
    }),
    { numRuns: 150 },
  );
});
