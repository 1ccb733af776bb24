import { expect, test } from "vitest";
import {
  applyDueChanges,
  type ComingChanges,
  findOutdatedChanges,
  findOverwrittenChanges,
  getDataOnDay,
  listComingChangeDays,
  mergeComingChanges,
  moveChanges,
  replaceCurrentData,
  scheduleData,
  splitComingChanges,
} from "./coming-changes.ts";

const list = {
  legend: { pesos: 850, gb: { kind: "upTo", gb: 120 } },
  banner: { tag: "Con eSIM", lines: ["uno", "dos"] },
};
const [today, january, march] = ["2026-12-01", "2027-01-01", "2027-03-01"];

type List = typeof list;
const onDay = (storedData: unknown, day: string) => getDataOnDay(storedData, day) as List;
const withPrice = (pesos: number, data: List = list): List => ({ ...data, legend: { ...data.legend, pesos } });
const schedule = (storedData: unknown, day: string, data: unknown, by = "Ana") =>
  scheduleData(storedData, { day, data, by, today });

test("the state of a list on a day includes all changes up to that day, the later ones on top", () => {
  const storedData = schedule(schedule(list, january, withPrice(900)), march, withPrice(950));
  const days = [today, "2026-12-31", january, "2027-02-28", march];
  expect(days.map((day) => onDay(storedData, day).legend.pesos)).toEqual([850, 850, 900, 900, 950]);
  expect(listComingChangeDays(storedData, january)).toEqual([march]);
});

test.each([
  ["a figure", { ...list, legend: { ...list.legend, pesos: 900 } }, ["legend.pesos"]],
  ["a variant, as a whole", { ...list, legend: { ...list.legend, gb: { kind: "unlimited" } } }, ["legend.gb"]],
  ["a list of lines, as a whole", { ...list, banner: { ...list.banner, lines: ["uno"] } }, ["banner.lines"]],
  ["a part with another field, as a whole", { ...list, banner: { ...list.banner, more: "a" } }, ["banner"]],
  [
    "two parts",
    { legend: { ...list.legend, pesos: 9 }, banner: { ...list.banner, tag: "b" } },
    ["legend.pesos", "banner.tag"],
  ],
  ["nothing", list, []],
])("only differences from the day before are stored: %s", (_name, data, paths) => {
  const storedData = schedule(list, january, data);
  expect(Object.keys(splitComingChanges(storedData).coming[january] ?? {})).toEqual(paths);
  expect(onDay(storedData, january)).toEqual(data);
});

test("a change of today's data also changes the coming states, except in the fields that they change", () => {
  const storedData = schedule(list, january, withPrice(900));
  const mended = replaceCurrentData(
    storedData,
    withPrice(870, { ...list, banner: { ...list.banner, tag: "Otra" } }),
    today,
  );
  expect(onDay(mended, january)).toEqual(withPrice(900, { ...list, banner: { ...list.banner, tag: "Otra" } }));
  expect(findOutdatedChanges(mended, today)).toMatchObject([{ day: january, path: "legend.pesos", currentValue: 870 }]);
  const { storedData: confirmed } = moveChanges(mended, { from: january, to: january, today });
  expect(findOutdatedChanges(confirmed, today)).toEqual([]);
});

test("past days become part of the data, and leave no trace", () => {
  const storedData = schedule(schedule(list, january, withPrice(900)), march, withPrice(950));
  expect(applyDueChanges(storedData, january)).toEqual({ ...withPrice(900), coming: { [march]: expect.anything() } });
  expect(applyDueChanges(storedData, march)).toEqual(withPrice(950));
  expect(replaceCurrentData(storedData, withPrice(960), march)).toEqual(withPrice(960));
});

test("another person's value for the same day and field counts as overwritten; one's own or an equal value does not", () => {
  const storedData = schedule(list, january, withPrice(900), "Ana");
  const later = (pesos: number, by: string) => schedule(storedData, january, withPrice(pesos), by);
  expect(findOverwrittenChanges(storedData, later(950, "Beto"), "Beto")).toMatchObject([
    { day: january, path: "legend.pesos", change: { value: 900, by: "Ana" } },
  ]);
  expect(findOverwrittenChanges(storedData, later(950, "Ana"), "Ana")).toEqual([]);
  expect(findOverwrittenChanges(storedData, later(900, "Beto"), "Beto")).toEqual([]);
});

test("the changes of a day are moved or deleted; changes of the same field on the new day are a conflict", () => {
  const storedData = schedule(schedule(list, january, withPrice(900)), march, withPrice(950), "Beto");
  const { conflictingFields } = moveChanges(storedData, { from: january, to: march, today });
  expect(conflictingFields).toMatchObject([{ day: march, path: "legend.pesos", change: { value: 950, by: "Beto" } }]);
  const moved = moveChanges(storedData, { from: january, to: "2027-02-01", today });
  expect([moved.conflictingFields, onDay(moved.storedData, january).legend.pesos]).toEqual([[], 850]);
  const gone = moveChanges(storedData, { from: january, to: undefined, today }).storedData;
  expect([onDay(gone, "2027-02-28").legend.pesos, onDay(gone, march).legend.pesos]).toEqual([850, 950]);
});

const coming = (day: string, path: string, value: unknown, by: string): ComingChanges => ({
  [day]: { [path]: { was: 1, value, by } },
});

test.each([
  ["other fields of a day", coming(january, "a", 2, "Ana"), coming(january, "b", 3, "Beto"), { a: 2, b: 3 }, 0],
  ["the same value", coming(january, "a", 2, "Ana"), coming(january, "a", 2, "Beto"), { a: 2 }, 0],
  ["two values of a field", coming(january, "a", 2, "Ana"), coming(january, "a", 3, "Beto"), { a: 2 }, 1],
])("two people's coming changes are merged by field: %s", (_name, mine, theirs, values, count) => {
  const merged = mergeComingChanges({ base: {}, mine, theirs });
  const fields = Object.entries(merged.coming[january] ?? {});
  expect(Object.fromEntries(fields.map(([path, { value }]) => [path, value]))).toEqual(values);
  expect(merged.conflicts).toHaveLength(count);
});

test("a change that one person removed stays removed, unless another person changed it", () => {
  const base = coming(january, "a", 2, "Ana");
  expect(mergeComingChanges({ base, mine: {}, theirs: base }).coming[january]).toEqual({});
  expect(mergeComingChanges({ base, mine: {}, theirs: coming(january, "a", 3, "Beto") }).conflicts).toHaveLength(1);
});
