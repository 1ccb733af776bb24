import { expect, test } from "vitest";
import { keepDatesOfUnchangedPages, listOutdatedPages, updatePageDates } from "./page-dates.ts";

const known = { "/": { changed: "2026-11-01", digest: "a" }, "/esim": { changed: "2026-11-02", digest: "b" } } as const;
const now = { "/esim": "b2", "/": "a", "/wimers": "c" };

test("a page keeps its date while its text is unchanged; changed and new pages get today's, removed ones none", () => {
  expect(updatePageDates(known, now, "2026-12-01")).toEqual({
    "/": { changed: "2026-11-01", digest: "a" },
    "/esim": { changed: "2026-12-01", digest: "b2" },
    "/wimers": { changed: "2026-12-01", digest: "c" },
  });
  expect(Object.keys(updatePageDates(known, {}, "2026-12-01"))).toEqual([]);
});

test("a changed, new or removed page has no date until it is recorded", () => {
  expect(keepDatesOfUnchangedPages(known, now)).toEqual({ "/": known["/"] });
  expect(keepDatesOfUnchangedPages(known, {})).toEqual({});
});

test("lists pages that are new, removed or changed since their date, and none after an update", () => {
  expect(listOutdatedPages(known, now)).toEqual(["/esim", "/wimers"]);
  expect(listOutdatedPages(known, { "/": "a" })).toEqual(["/esim"]);
  expect(listOutdatedPages(updatePageDates(known, now, "2026-12-01"), now)).toEqual([]);
});
