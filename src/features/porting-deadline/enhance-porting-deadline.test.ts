// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { enhancePortingDeadline, type PortingDeadlineCopy } from "./enhance-porting-deadline.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});

afterEach(() => {
  vi.useRealTimers();
});

const copy: PortingDeadlineCopy = {
  lead: "Si lo pides {start}: ",
  latest: "{day}, {time}",
  start: { now: "ahora", today: "hoy, {time}", later: "el {day}, {time}" },
};

const ownText = "Llega en 24 h como máximo, tu solicitud";

/** @param now - in central Mexico's time. */
function openPage(now: string) {
  vi.setSystemTime(new Date(`${now}-06:00`));
  const root = document.createElement("div");
  root.innerHTML =
    "<p data-deadline='lead'>Llega en </p><p data-deadline='latest'>24 h</p><p data-deadline='rule'> como máximo</p>, <p data-deadline='start'>tu solicitud</p>";
  enhancePortingDeadline(root, copy);
  return () => root.textContent?.replaceAll("\u00a0", " ");
}

test.each([
  ["a business day in hours", "2026-11-30T12:34", "Si lo pides ahora: martes 1 de diciembre, 12:34 h, ahora"],
  [
    "a business day before hours",
    "2026-11-30T02:30",
    "Si lo pides hoy, 11:00 h: martes 1 de diciembre, 11:00 h, hoy, 11:00 h",
  ],
  [
    "a business day after hours",
    "2026-11-30T17:01",
    "Si lo pides el martes 1 de diciembre, 11:00 h: miércoles 2 de diciembre, 11:00 h, el martes 1 de diciembre, 11:00 h",
  ],
  [
    "a Saturday",
    "2026-12-05T12:00",
    "Si lo pides el lunes 7 de diciembre, 11:00 h: martes 8 de diciembre, 11:00 h, el lunes 7 de diciembre, 11:00 h",
  ],
  [
    "the day before Christmas, after hours",
    "2026-12-24T18:00",
    "Si lo pides el lunes 28 de diciembre, 11:00 h: martes 29 de diciembre, 11:00 h, el lunes 28 de diciembre, 11:00 h",
  ],
])("on %s, shows when a number requested in hours arrives at the latest", (_case, now, text) => {
  expect(openPage(now)()).toBe(text);
});

test("on a Friday, the page keeps its own text, because the number would arrive on a Saturday", () => {
  expect(openPage("2026-12-04T12:00")()).toBe(ownText);
  expect(openPage("2026-12-04T02:30")()).toBe(ownText);
});

test("a page that was left open updates the deadline", () => {
  const readDeadline = openPage("2026-11-30T17:00");
  vi.setSystemTime(new Date("2026-12-04T12:00-06:00"));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(readDeadline()).toBe(ownText);
  vi.setSystemTime(new Date("2026-12-04T23:00-06:00"));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(readDeadline()).toBe(
    "Si lo pides el lunes 7 de diciembre, 11:00 h: martes 8 de diciembre, 11:00 h, el lunes 7 de diciembre, 11:00 h",
  );
});

test("in a year without a calendar, the text stays as it was", () => {
  expect(() => openPage("2040-01-02T12:00")).toThrow(RangeError);
});
