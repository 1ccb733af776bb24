import { expect, test } from "vitest";
import { federalCalendar } from "#domain/calendar/business-calendar.ts";
import { computePlannerAnswer, type PlannerValues } from "./planner-answer.ts";

const fields: PlannerValues = {
  zone: "centre",
  day: "2026-11-17",
  time: "12:30",
  nipWhen: "same",
  nipDay: "",
  nipTime: "",
  dateWhen: "soonest",
  chosenDay: "",
};

const answer = (changedFields: Partial<PlannerValues>) =>
  computePlannerAnswer({ ...fields, ...changedFields }, federalCalendar, new Date("2026-11-17T15:15:00Z"));

test("reads the request's time in the chosen time zone", () => {
  expect(answer({})).toHaveProperty("requestedAt", new Date("2026-11-17T18:30:00Z"));
  expect(answer({ zone: "northwest" })).toHaveProperty("requestedAt", new Date("2026-11-17T20:30:00Z"));
  expect(answer({ zone: "southeast" })).toHaveProperty("requestedAt", new Date("2026-11-17T17:30:00Z"));
});

test("an incomplete date is reported at its field", () => {
  expect(answer({ day: "" })).toEqual({ field: "request", problem: "incomplete" });
  expect(answer({ time: "" })).toEqual({ field: "request", problem: "incomplete" });
  expect(answer({ nipWhen: "before" })).toEqual({ field: "nip", problem: "nipMissing" });
  expect(answer({ dateWhen: "chosen" })).toEqual({ field: "date", problem: "dayMissing" });
});

test("dates outside the calendar are reported at their field", () => {
  expect(answer({ day: "2023-12-29" })).toEqual({ field: "request", problem: "outOfCalendar" });
  expect(answer({ day: "0026-11-17" })).toEqual({ field: "request", problem: "outOfCalendar" });
  expect(answer({ dateWhen: "chosen", chosenDay: "2037-01-05" })).toEqual({ field: "date", problem: "outOfCalendar" });
  expect(answer({ day: "2036-12-15" })).toEqual({ field: "request", problem: "endsOutOfCalendar" });
  expect(answer({ dateWhen: "chosen", chosenDay: "2036-12-15" })).toEqual({
    field: "date",
    problem: "endsOutOfCalendar",
  });
});

test("problems with the NIP or the chosen day are reported at their field", () => {
  expect(answer({ nipWhen: "before", nipDay: "2026-11-18", nipTime: "09:00" })).toEqual({
    field: "nip",
    problem: "nipAfterRequest",
  });
  expect(answer({ nipWhen: "before", nipDay: "2026-11-10", nipTime: "09:00" })).toMatchObject({
    field: "nip",
    problem: "nipExpired",
  });
  expect(answer({ dateWhen: "chosen", chosenDay: "2026-11-17" })).toEqual({
    field: "date",
    problem: "dayTooEarly",
    earliestDay: "2026-11-18",
  });
});

test("ignores the value of an unused field", () => {
  expect(answer({ nipDay: "2026-11-30", nipTime: "09:00", chosenDay: "2020-01-01" })).toHaveProperty("schedule");
});

test("distinguishes past, near and far days", () => {
  const timings = ["2026-11-16", "2026-11-17", "2027-02-15", "2027-02-16"].map((day) => answer({ day }));
  expect(timings.map((found) => "timing" in found && found.timing)).toEqual(["past", "near", "near", "far"]);
});
