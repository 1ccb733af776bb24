import ICAL from "ical.js";
import { expect, test } from "vitest";
import { buildCalendarFile } from "./calendar-file.ts";

const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents("vevent").map((component) => ({ component, event: new ICAL.Event(component) }));
};

const text = buildCalendarFile({
  name: "Mi cambio a wim",
  createdAt: new Date("2026-11-17T18:00:00Z"),
  events: [
    {
      id: "nip-1",
      summary: "Vence tu NIP; pide otro, si hace falta",
      description: "Línea uno\nLínea dos",
      at: new Date("2026-11-22T18:30:00Z"),
      remindMinutesBefore: 1440,
    },
    { id: "reversion-1", summary: "Último día para revertir", description: "", day: "2026-12-09" },
  ],
});

test("every event survives a round trip through a calendar parser", () => {
  const [nip, reversion] = read(text);
  expect(nip?.event.uid).toBe("nip-1");
  expect(nip?.event.summary).toBe("Vence tu NIP; pide otro, si hace falta");
  expect(nip?.event.description).toBe("Línea uno\nLínea dos");
  expect(nip?.event.startDate.toJSDate()).toEqual(new Date("2026-11-22T18:30:00Z"));
  expect(nip?.event.startDate.zone.tzid).toBe("UTC");
  expect(reversion?.event.startDate.isDate).toBe(true);
  expect(reversion?.event.startDate.toString()).toBe("2026-12-09");
});

test("sets a reminder a day before events that must not be missed, and for no others", () => {
  const alarms = read(text).map(({ component }) =>
    component.getAllSubcomponents("valarm").map((alarm) => String(alarm.getFirstPropertyValue("trigger"))),
  );
  expect(alarms).toEqual([["-P1D"], []]);
});

test("is a valid RFC 5545 file: lines end in CRLF and none is longer than 75 bytes", () => {
  expect(text.startsWith("BEGIN:VCALENDAR\r\n")).toBe(true);
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(text).not.toMatch(/[^\r]\n/);
  for (const line of text.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(text.match(/DTSTAMP:20261117T180000Z/g)).toHaveLength(2);
});
