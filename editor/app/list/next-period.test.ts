import { expect, test } from "vitest";
import { toFormSchema } from "#content/forms/check/path-label.ts";
import { parseDataModule } from "#content/forms/data-module.ts";
import { requireList } from "#content/forms/testing/check-messages.ts";
import { readSpecifiedData } from "#content/forms/testing/specified-data.ts";
import { isNewRow } from "#editor/api/form/row-keys.ts";
import { changeRow, proposeLastDay } from "./next-period.ts";

const { file, form } = requireList("promociones");
const list = toFormSchema((await form()).schema);
const rows = parseDataModule(readSpecifiedData().get(file) ?? "") as { slug: string; offer?: object; period: object }[];
const index = rows.findIndex(({ offer }) => offer);
const values = [{ path: ["offer", "porting", "pesos", "legend"], value: 720 }];
const context = { until: "2026-12-31", today: "2026-11-30" };
const prices = { rookie: 280, community: 400, ultimate: 1440 };

test.each([
  [
    { kind: "dates", from: "2026-11-01", to: "2027-01-31", otherTo: "2027-02-02" },
    { kind: "dates", from: "2026-11-01", to: "2026-12-14" },
    "2027-01-31",
  ],
  [{ kind: "unstated" }, { kind: "unstated", endedBy: "2026-12-14" }, "2026-12-31"],
  [{ kind: "unstated", endedBy: "2027-03-01" }, { kind: "unstated", endedBy: "2026-12-14" }, "2027-03-01"],
])("an offer of %j ends before the day, and another continues with the new price", (period, ended, lastDay) => {
  const offers = rows.with(index, { ...rows[index], period } as never);
  const changed = changeRow(list, offers, { index, day: "2026-12-15", values }, context) as typeof rows;
  expect(changed).toHaveLength(rows.length + 1);
  expect(changed[index + 1]).toEqual({ ...rows[index], period: ended });
  expect(changed[index]).toMatchObject({
    slug: expect.not.stringMatching(new RegExp(`^${rows[index]?.slug}$`)),
    name: expect.stringMatching(/, diciembre de 2026$/),
    offer: { porting: { pesos: { ...prices, legend: 720 } } },
    period: { kind: "dates", from: "2026-12-15", to: "2026-12-31" },
  });
  expect(changed[index]).not.toHaveProperty("offer.porting.otherReading");
  expect([isNewRow(changed[index]), isNewRow(changed[index + 1])]).toEqual([true, false]);
  expect(proposeLastDay(list, offers[index], "2026-12-15")).toBe(lastDay);
});

test("a price of today changes in its own row, without another publication's reading of it", () => {
  const changed = changeRow(list, rows, { index, values }, context);
  expect(changed[index]).toMatchObject({ offer: { porting: { pesos: { ...prices, legend: 720 } } } });
  expect(changed[index]).not.toHaveProperty("offer.porting.otherReading");
  expect(changed.with(index, null)).toEqual(rows.with(index, null as never));
});
