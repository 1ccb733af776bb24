import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { siteStatusCopy } from "#content/help/site-status-copy.ts";
import { recordMeasurement, type StatusHistory } from "./status-history.ts";

const well = { pages: true, form: true, coverage: true };
const at = (time: string) => new Date(`2026-11-${time}Z`);

/** Records measurements one after the other. */
const record = (...measurements: readonly (readonly [string, Partial<typeof well>])[]) =>
  measurements.reduce<StatusHistory | undefined>(
    (history, [time, failing]) => recordMeasurement(history, { ...well, ...failing }, at(time)),
    undefined,
  );

test("a failure starts at the first measurement that finds it, and ends at the first that does not", () => {
  const history = record(
    ["01T10:00:00", {}],
    ["01T10:05:00", { form: false }],
    ["01T10:10:00", { form: false, pages: false }],
    ["01T10:15:00", { pages: false }],
  );
  expect(history).toEqual({
    firstMeasuredAt: "2026-11-01T10:00:00.000Z",
    measuredAt: "2026-11-01T10:15:00.000Z",
    parts: {
      pages: { works: false, since: "2026-11-01T10:10:00.000Z" },
      form: { works: true, since: "2026-11-01T10:15:00.000Z" },
      coverage: { works: true, since: "2026-11-01T10:00:00.000Z" },
    },
    incidents: [
      { part: "pages", from: "2026-11-01T10:10:00.000Z" },
      { part: "form", from: "2026-11-01T10:05:00.000Z", to: "2026-11-01T10:15:00.000Z" },
    ],
  });
});

test("a failure that ended 90 days ago is dropped, and an ongoing one never is", () => {
  const history = record(["01T10:00:00", { form: false, pages: false }], ["01T10:05:00", { pages: false }]);
  const later = (day: string) => recordMeasurement(history, { ...well, pages: false }, new Date(day));
  expect(later("2027-01-30T10:04:00Z").incidents.map(({ part }) => part)).toEqual(["pages", "form"]);
  expect(later("2027-01-30T10:05:00Z").incidents.map(({ part }) => part)).toEqual(["pages"]);
});

test("the page states how often the timer measures", () => {
  const [, minutes] = /^OnCalendar=\*:0\/(\d+)$/m.exec(readFileSync("deploy/systemd/wim-status.timer", "utf8")) ?? [];
  expect(siteStatusCopy.now.sub).toContain(`cada ${minutes}\u00a0minutos`);
});
