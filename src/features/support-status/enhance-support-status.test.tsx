// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { enhanceSupportStatus } from "./enhance-support-status.ts";
import { SupportStatus } from "./support-status.tsx";

const hours = { opens: "08:00", closes: "22:00", timeZone: "America/Mexico_City" } as const;
const texts = { hours: "De 8 a 10", zone: "Hora del centro", answers: "Te contestamos" };
const copy = {
  open: "Abierto: cierra {at}",
  opensToday: "Cerrado: abre hoy {at}",
  opensTomorrow: "Cerrado: abre mañana {at}",
  localClosesToday: "En tu hora: cierra hoy {at}",
  localClosesTomorrow: "En tu hora: cierra mañana {at}",
  localOpensToday: "En tu hora: abre hoy {at}",
  localOpensTomorrow: "En tu hora: abre mañana {at}",
};

beforeEach(() => {
  // Not `Intl`, which provides the visitor's time zone.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** @param now - in central Mexico's time. */
function openPage(now: string, timeZone: string = hours.timeZone) {
  vi.setSystemTime(new Date(`${now}-06:00`));
  vi.stubEnv("TZ", timeZone);
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({
    timeZone,
  } as Intl.ResolvedDateTimeFormatOptions);
  const { container } = render(<SupportStatus copy={texts} />);
  enhanceSupportStatus(container, { hours, copy });
  const part = (name: string) => container.querySelector(`[data-${name}]`);
  return {
    status: () => part("status")?.textContent?.replaceAll("\u00a0", " "),
    local: () => part("local")?.textContent?.replaceAll("\u00a0", " "),
    state: () => part("hours")?.getAttribute("data-hours"),
    part,
  };
}

test.each([
  ["2026-11-21T12:00", "Abierto: cierra a las 10 p.m.", "open"],
  ["2026-11-21T03:00", "Cerrado: abre hoy a las 8 a.m.", "closed"],
  ["2026-11-21T22:00", "Cerrado: abre mañana a las 8 a.m.", "closed"],
])("at %s the status is: %s", (now, expectedReport, state) => {
  const page = openPage(now);
  expect([page.status(), page.state(), page.local()]).toEqual([expectedReport, state, ""]);
});

test.each([
  ["2026-11-21T12:00", "America/Tijuana", "En tu hora: cierra hoy a las 8 p.m."],
  ["2026-11-21T12:00", "America/Cancun", "En tu hora: cierra hoy a las 11 p.m."],
  ["2026-11-21T12:00", "Europe/Madrid", "En tu hora: cierra mañana a las 5 a.m."],
  ["2026-11-21T23:00", "Asia/Tokyo", "En tu hora: abre hoy a las 11 p.m."],
  ["2026-11-21T23:00", "America/Tijuana", "En tu hora: abre mañana a las 6 a.m."],
  ["2026-11-21T23:00", "America/Monterrey", ""],
])("at %s the hour in %s is added: %s", (now, timeZone, expectedReport) => {
  expect(openPage(now, timeZone).local()).toBe(expectedReport);
});

test("the status is updated at each opening and closing hour", async () => {
  const page = openPage("2026-11-21T21:59:59");
  expect(page.state()).toBe("open");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(page.status()).toBe("Cerrado: abre mañana a las 8 a.m.");
  await vi.advanceTimersByTimeAsync(10 * 3_600_000);
  expect(page.status()).toBe("Abierto: cierra a las 10 p.m.");
});

test("the status changes «mañana» into «hoy» at midnight", async () => {
  const page = openPage("2026-11-21T23:59:59");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(page.status()).toBe("Cerrado: abre hoy a las 8 a.m.");
});

test("after the device slept past the hour, the status is corrected when the page is visible again", () => {
  const page = openPage("2026-11-21T21:00");
  vi.setSystemTime(new Date("2026-11-22T02:00-06:00"));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(page.status()).toBe("Cerrado: abre hoy a las 8 a.m.");
  vi.setSystemTime(new Date("2026-11-22T09:00-06:00"));
  dispatchEvent(new Event("pageshow"));
  expect(page.status()).toBe("Abierto: cierra a las 10 p.m.");
});

test("announces changes, but not the first status", () => {
  const { container } = render(<SupportStatus copy={texts} />);
  expect(container.querySelector("[role=status]")).toBeNull();
  const page = openPage("2026-11-21T12:00");
  expect(page.part("status")?.getAttribute("role")).toBe("status");
});
