import { expect, test } from "vitest";
import { federalCalendar } from "#domain/calendar/business-calendar.ts";
import { toInstant } from "#domain/calendar/civil-time.ts";
import { computeRequestEntryTime, getLastRecoveryDay, schedulePorting } from "./porting.ts";

const centre = (day: string, time: string) => toInstant({ day, time }, federalCalendar.timeZone);

const plan = (requestedAt: Date, more: { nipGeneratedAt?: Date; chosenDay?: string } = {}) =>
  schedulePorting({ requestedAt, nipGeneratedAt: requestedAt, ...more }, federalCalendar);

test("gives the reason for the time at which a request counts", () => {
  const reasons = [
    centre("2026-11-17", "11:00"),
    centre("2026-11-17", "10:59"),
    centre("2026-11-17", "17:01"),
    centre("2026-11-21", "12:00"),
    centre("2026-11-16", "12:00"),
    centre("2027-05-01", "12:00"),
  ].map((requestedAt) => computeRequestEntryTime(requestedAt, federalCalendar).reason);
  expect(reasons).toEqual(["inHours", "beforeHours", "afterHours", "weekend", "restDay", "restDay"]);
});

test("with a chosen day the number moves early that morning, and the reversion counts from that day", () => {
  expect(plan(centre("2026-11-17", "12:00"), { chosenDay: "2026-11-19" })).toMatchObject({
    execution: { kind: "chosen", day: "2026-11-19", isLate: false, isBusinessDay: true },
    reversibleUntil: "2026-12-10",
  });
});

test("a chosen day is late if it is after the fifth business day from the entry", () => {
  const planFor = (chosenDay: string) => plan(centre("2026-12-24", "17:00"), { chosenDay });
  expect(planFor("2027-01-04")).toMatchObject({ execution: { isLate: false } });
  expect(planFor("2027-01-05")).toMatchObject({ execution: { isLate: true } });
});

test("an execution that ends on a non-business day is marked, chosen or not", () => {
  expect(plan(centre("2026-11-20", "12:00"))).toMatchObject({ execution: { kind: "soonest", isBusinessDay: false } });
  expect(plan(centre("2026-11-19", "12:00"))).toMatchObject({ execution: { kind: "soonest", isBusinessDay: true } });
  expect(plan(centre("2026-11-20", "12:00"), { chosenDay: "2026-11-21" })).toMatchObject({
    execution: { kind: "chosen", isBusinessDay: false },
  });
});

test("the day of the entry cannot be chosen, the next one can", () => {
  const requestedAt = centre("2026-11-17", "10:00");
  expect(plan(requestedAt, { chosenDay: "2026-11-18" })).toEqual({
    problem: "dayTooEarly",
    earliestDay: "2026-11-19",
  });
  expect(plan(requestedAt, { chosenDay: "2026-11-19" })).toHaveProperty("entry");
});

test("a NIP must exist and be valid when the request is made", () => {
  const requestedAt = centre("2026-11-17", "12:00");
  const planWithNip = (day: string, time: string) => plan(requestedAt, { nipGeneratedAt: centre(day, time) });
  expect(planWithNip("2026-11-17", "12:01")).toEqual({ problem: "nipAfterRequest" });
  expect(planWithNip("2026-11-12", "12:00")).toMatchObject({ nipUntil: requestedAt });
  expect(planWithNip("2026-11-12", "11:59")).toEqual({
    problem: "nipExpired",
    nipUntil: centre("2026-11-17", "11:59"),
  });
});

test("a NIP that expires over the weekend is not valid when the request counts as entered", () => {
  const saturday = centre("2026-11-21", "10:00");
  expect(plan(saturday, { nipGeneratedAt: centre("2026-11-16", "18:00") })).toMatchObject({ nipEndsBeforeEntry: true });
  expect(plan(saturday, { nipGeneratedAt: centre("2026-11-18", "18:00") })).toMatchObject({
    nipEndsBeforeEntry: false,
  });
});

test("refuses dates that the calendar does not cover", () => {
  expect(() => plan(centre("2023-12-29", "12:00"))).toThrow(RangeError);
  expect(() => plan(centre("2036-12-30", "12:00"))).toThrow(RangeError);
  expect(() => plan(new Date(Number.NaN))).toThrow(RangeError);
  expect(() => plan(centre("2026-11-17", "12:00"), { chosenDay: "2026-11-31" })).toThrow(RangeError);
});

test("a cancelled number can be ported up to the fortieth day", () => {
  expect(getLastRecoveryDay("2026-10-12")).toBe("2026-11-21");
});
