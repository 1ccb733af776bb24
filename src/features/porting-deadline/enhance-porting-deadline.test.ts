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
  now: "si lo pides ahora, el {day}, {time}",
  today: "pídelo hoy a las {time}",
  later: "pídelo el {day} a las {time}",
};

/** @param now - in central Mexico's time. */
function openPage(now: string) {
  vi.setSystemTime(new Date(`${now}-06:00`));
  const root = document.createElement("div");
  root.innerHTML = "<a href='/portabilidad'>calcula tu fecha</a>";
  enhancePortingDeadline(root, copy);
  return () => root.textContent?.replaceAll("\u00a0", " ");
}

test.each([
  ["a business day in hours", "2026-11-30T12:34", "si lo pides ahora, el martes 1 de diciembre, 12:34 h"],
  ["a business day before hours", "2026-11-30T02:30", "pídelo hoy a las 11:00 h"],
  ["a business day after hours", "2026-11-30T17:01", "pídelo el martes 1 de diciembre a las 11:00 h"],
  ["a Saturday", "2026-12-05T12:00", "pídelo el lunes 7 de diciembre a las 11:00 h"],
  ["the day before Christmas, after hours", "2026-12-24T18:00", "pídelo el lunes 28 de diciembre a las 11:00 h"],
])("on %s, the number is ported within a day of a request in hours", (_case, now, text) => {
  expect(openPage(now)()).toBe(text);
});

test("on a Friday, the link keeps its own text, because the number would arrive on a Saturday", () => {
  expect(openPage("2026-12-04T12:00")()).toBe("calcula tu fecha");
  expect(openPage("2026-12-04T02:30")()).toBe("calcula tu fecha");
});

test("a page that was left open updates the deadline", () => {
  const readDeadline = openPage("2026-11-30T17:00");
  vi.setSystemTime(new Date("2026-12-04T23:00-06:00"));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(readDeadline()).toBe("pídelo el lunes 7 de diciembre a las 11:00 h");
});

test("in a year without a calendar, the link stays as it was", () => {
  vi.setSystemTime(new Date("2040-01-02T12:00-06:00"));
  const root = document.createElement("div");
  root.innerHTML = "<a href='/portabilidad'>calcula tu fecha</a>";
  expect(() => enhancePortingDeadline(root, copy)).toThrow(RangeError);
  expect(root.textContent).toBe("calcula tu fecha");
});
