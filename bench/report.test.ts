import { expect, test } from "vitest";
import { missList, performancePage, remarkTable, routeTable } from "./report.ts";
import { sampleFigures } from "./testing/sample-figures.ts";

const cellsOf = (table: string, row: number) =>
  table
    .split("\n")
    [row + 2]?.split("|")
    .map((cell) => cell.trim())
    .slice(1, -1);

test("a route's row gives what it weighs, how fast it is and its scores", () => {
  const page = sampleFigures("/esim", { weight: { hasIsland: true, scriptAfter: 80_000, visit: 150_000 } });
  expect(cellsOf(routeTable([page]), 0)).toEqual([
    "/esim",
    "2.0 kB",
    "80.0 kB",
    "30.0 kB",
    "150.0 kB",
    "1050 ms",
    "1000 ms",
    "1.05",
    "3",
    "0",
    "0 ms",
    "20 ms",
    "100 100 100 100",
  ]);
});

test("misses say where, what and by how much", () => {
  const pages = [
    sampleFigures("/a", { times: { lcpRatio: 1.21 } }),
    sampleFigures("/b", { times: { shift: 0.02 } }),
    sampleFigures("/c", {
      judgement: { scores: { performance: 96, accessibility: 100, "best-practices": 100, seo: 100 } },
    }),
  ];
  expect(missList(pages).split("\n")).toEqual([
    "- **LCP, as a multiple of the plain page's** (≤ 1.1): /a 1.21 (+10.0%).",
    "- **CLS, the worst visit** (≤ 0): /b 0.02.",
    "- **Lighthouse, performance** (≥ 100): /c 96 (−4.0%).",
  ]);
  expect(missList([sampleFigures("/")])).toBe("No page misses any.");
});

test("a remark of Lighthouse stands once, with its pages", () => {
  const remark = { id: "dom-size", title: "Large DOM", category: "performance", score: 0.5, counts: false } as const;
  const pages = ["/a", "/b", "/c"].map((route) =>
    sampleFigures(route, route === "/c" ? {} : { judgement: { remarks: [remark] } }),
  );
  const table = remarkTable(pages);
  expect(table.split("\n")).toHaveLength(3);
  expect(cellsOf(table, 0)).toEqual(["`dom-size`: Large DOM", "performance", "no", "0.5", "2: /a /b"]);
});

test("the page counts apart what search engines are to leave out", () => {
  const scores = { performance: 100, accessibility: 100, "best-practices": 100, seo: 60 };
  const pages = [sampleFigures("/"), sampleFigures("/gracias", { judgement: { scores, isLeftOutOnPurpose: true } })];
  const text = performancePage({ pages, date: "2026-11-21", minutes: 30, machine: "2 x AMD EPYC" });
  expect(text).toContain("to 2 of 2 pages: 100 in four categories to 1, and 100 in three to 1 more");
});
