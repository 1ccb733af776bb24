import { expect, test } from "vitest";
import { formatDataModule, parseDataModule } from "#content/forms/data-module.ts";
import { membershipsSchema } from "#content/forms/schemas/membership-schema.ts";
import { readSpecifiedData } from "#content/forms/testing/specified-data.ts";
import { addComingChanges } from "#domain/calendar/coming-changes.ts";
import { describeListChange, listChangedDays } from "./change-summary.ts";

const path = "src/content/data/memberships.ts";
const data = parseDataModule(readSpecifiedData().get(path) ?? "");
const [today, january, march] = ["2026-12-01", "2027-01-01", "2027-03-01"];
const price = "plans.legend.regularPesos";

const at = (prices: Readonly<Record<string, number>>) =>
  formatDataModule(
    addComingChanges(
      data,
      Object.fromEntries(
        Object.entries(prices).map(([day, value]) => [day, { [price]: { was: 850, value, by: "Ana" } }]),
      ),
    ),
  );

test.each([
  ["is written", {}, { [january]: 900 }, [["$850", "$900", january]], [january]],
  ["gets another value", { [january]: 900 }, { [january]: 950 }, [["$850", "$950", january]], [january]],
  ["is taken back", { [january]: 900 }, {}, [["$900", "", january]], []],
  [
    "moves",
    { [january]: 900 },
    { [march]: 900 },
    [
      ["$900", "", january],
      ["$850", "$900", march],
    ],
    [march],
  ],
  ["stays", { [january]: 900 }, { [january]: 900 }, [], []],
  ["of a past day becomes part of the data", { "2026-11-01": 850 }, {}, [], []],
])("a coming change %s is described for staff, with the days to build", (_name, was, is, words, days) => {
  const change = { path, before: at(was), after: at(is) };
  const read = describeListChange(membershipsSchema, change, today);
  expect(read.map(({ before, after, from }) => [before, after, from])).toEqual(words);
  expect(listChangedDays([change], today)).toEqual(days);
});
