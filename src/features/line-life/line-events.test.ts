import { expect, test } from "vitest";
import { computeLineStatus } from "#domain/lines/line-life.ts";
import { createLineEvents } from "./line-events.ts";

const rules = { membershipDays: 30, withoutMembershipDays: 30, suspendedDays: 30 };
const copy = {
  name: "linea.ics",
  calendar: "Mi línea",
  description: "Es una estimación.",
  withoutMembership: "Termina",
  suspended: "Se suspende",
  cancelled: "Se cancela",
};

function eventsOn(today: string) {
  const status = computeLineStatus("2026-11-21", today, rules);
  return status ? createLineEvents(status, copy) : [];
}

test("each upcoming change is an all-day event with a reminder the day before", () => {
  expect(eventsOn("2026-11-21")).toEqual(
    [
      ["withoutMembership-2026-12-21@linea.wim", "Termina", "2026-12-21"],
      ["suspended-2027-01-20@linea.wim", "Se suspende", "2027-01-20"],
      ["cancelled-2027-02-19@linea.wim", "Se cancela", "2027-02-19"],
    ].map(([id, summary, day]) => ({ id, summary, day, description: copy.description, remindMinutesBefore: 1440 })),
  );
});

test("past changes are left out, and a cancelled line has no events", () => {
  expect(eventsOn("2026-12-21").map(({ summary }) => summary)).toEqual(["Se suspende", "Se cancela"]);
  expect(eventsOn("2027-02-18").map(({ summary }) => summary)).toEqual(["Se cancela"]);
  expect(eventsOn("2027-02-19")).toEqual([]);
});
