import { expect, test } from "vitest";
import { toFormSchema } from "#content/forms/check/path-label.ts";
import { editableLists } from "#content/forms/editable-lists.ts";
import { noticesSchema } from "#content/forms/schemas/notice-schema.ts";
import { promotionsSchema } from "#content/forms/schemas/promotion-schema.ts";
import { findRowPage, findRowStartDay } from "./row-page.ts";

const today = "2026-11-26";

test("only a complete day in the future is a row's start day", () => {
  const rows = ["2026-12-04", "2026-11-26", "2026-1", undefined].map((visibleFrom) => ({ visibleFrom }));
  expect(rows.map((_row, open) => findRowStartDay(toFormSchema(noticesSchema), rows, open, today))).toEqual([
    { day: "2026-12-04", isHidden: true },
    undefined,
    undefined,
    undefined,
  ]);
});

test("a visible promotion starts on its period's first day; a hidden one starts when it becomes visible", () => {
  const period = { kind: "dates", from: "2026-12-10", to: "2026-12-12" };
  const rows = [{ period }, { period, visibleFrom: "2026-12-04" }, { period: { ...period, from: "2026-11-20" } }];
  expect(rows.map((_row, open) => findRowStartDay(toFormSchema(promotionsSchema), rows, open, today))).toEqual([
    { day: "2026-12-10", isHidden: false },
    { day: "2026-12-04", isHidden: true },
    undefined,
  ]);
});

test("a promotion outside the registry is shown on the page that has its card or its prices", () => {
  const schema = toFormSchema(promotionsSchema);
  const sharedPage = editableLists.find(({ id }) => id === "promociones")?.sharedPage;
  const shownOn = [["registry", "home"], ["home"], ["home", "memberships"], []];
  const rows = [...shownOn.map((places, index) => ({ slug: `${index}`, shownOn: places })), { slug: "unsaved" }];
  const pages = rows.map((_row, open) =>
    findRowPage({ page: "/r/{slug}", schema, ...(sharedPage && { sharedPage }) }, rows, rows.slice(0, -1), open),
  );
  expect(pages).toEqual(["/r/0", "/", "/membresias", "/membresias", undefined]);
});
