import { expect, test } from "vitest";
import { toFormSchema } from "#content/forms/check/path-label.ts";
import { promotionsSchema } from "#content/forms/schemas/promotion-schema.ts";
import {
  convertPartToKind,
  createEmptyValue,
  findKindIndex,
  getKinds,
  insertValueInOrder,
  isFilledIn,
  moveRow,
  parseNumber,
  setField,
} from "./form-value.ts";

const row = toFormSchema(promotionsSchema).items ?? {};
const period = row.properties?.period ?? {};

test("a new row has only its required fields", () => {
  expect(createEmptyValue(row)).toEqual({
    slug: "",
    name: "",
    period: { kind: "dates", from: "", to: "" },
    terms: { kind: "text", text: "", conditions: "" },
    shownOn: [],
  });
  expect(isFilledIn(createEmptyValue(row), row)).toBe(false);
  expect(isFilledIn({ ...(createEmptyValue(row) as object), name: "B" }, row)).toBe(true);
});

test("changing the kind keeps the fields that both kinds have, in the schema's order", () => {
  const kinds = getKinds(period) ?? [];
  const dates = { kind: "dates", from: "2026-11-13", to: "2026-11-16", otherTo: "2026-11-17" };
  const yearless = kinds[1] ?? {};
  expect(findKindIndex(kinds, dates)).toBe(0);
  expect(findKindIndex(kinds, { kind: "unstated" })).toBe(2);
  expect(convertPartToKind(yearless, dates)).toEqual({ kind: "yearless", from: "2026-11-13", to: "2026-11-16" });
});

test("setting a field puts it in the schema's order; setting it to undefined removes it", () => {
  const written = setField(row, { slug: "a", period: 1 }, "name", "B");
  expect(Object.keys(written)).toEqual(["slug", "name", "period"]);
  expect(setField(row, written, "name", undefined)).toEqual({ slug: "a", period: 1 });
});

test("changing a field removes its other reading", () => {
  const [dates = {}] = getKinds(period) ?? [];
  const days = { kind: "dates", from: "2025-03-01", to: "2025-03-27", otherTo: "2025-03-28" };
  const { otherTo, ...certain } = days;
  expect(setField(dates, days, "to", "2025-03-28")).toEqual({ ...certain, to: otherTo });
  expect(setField(dates, days, "from", "2025-03-02")).toEqual({ ...days, from: "2025-03-02" });
});

test("a row moves by one place and stays at the ends", () => {
  expect(moveRow(["a", "b", "c"], 2, -1)).toEqual(["a", "c", "b"]);
  expect(moveRow(["a", "b", "c"], 0, -1)).toEqual(["a", "b", "c"]);
  expect(moveRow(["a", "b", "c"], 2, 1)).toEqual(["a", "b", "c"]);
});

test("adding a value does not move the other values", () => {
  expect(insertValueInOrder(["a", "d"], "b", ["a", "b", "c", "d"])).toEqual(["a", "b", "d"]);
  expect(insertValueInOrder(["d", "a"], "c", ["a", "b", "c", "d"])).toEqual(["c", "d", "a"]);
  expect(insertValueInOrder(["a"], "d", ["a", "b", "c", "d"])).toEqual(["a", "d"]);
});

test.each([
  ["850", 850],
  ["$1,440", 1440],
  ["850.5", 850.5],
  ["25%", 25],
  ["85o", "85o"],
  [" ", undefined],
])("typed as a number, %s becomes %s", (typedText, number) => {
  expect(parseNumber(typedText)).toBe(number);
});
