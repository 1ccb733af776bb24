import { expect, test } from "vitest";
import { evaluateBounds } from "../bounds.ts";
import type { BenchResults } from "../page-bench.ts";
import { createSampleInterval, createSamplePage, createSampleTemplate } from "../testing/sample-figures.ts";
import type { TemplateFigures } from "./figures.ts";
import { formatPerformanceReport } from "./report.ts";
import { formatFindingList, formatRemarkTable, formatTemplateTable, formatWeightTable } from "./report-tables.ts";

const listCells = (table: string, row: number) =>
  table
    .split("\n")
    [row + 2]?.split("|")
    .map((cell) => cell.trim())
    .slice(1, -1);

test("a template's row has its speed compared with the plain page, the uncertainty, and its scores", () => {
  const times = {
    lcpRatio: createSampleInterval(1.06, 1.08, 1.13),
    scrollBlockingMs: createSampleInterval(10.4, 20, 30),
  };
  const template = createSampleTemplate("/esim", { routes: ["/esim", "/other"], times });
  expect(listCells(formatTemplateTable([template]), 0)).toEqual([
    "/esim",
    "2 pages",
    "1050 ms",
    "1000 ms",
    "1.08",
    "1.06 to 1.13",
    "inconclusive",
    "13",
    "0",
    "0 ms",
    "20 ms [10, 30]",
    "100 100 100 100",
  ]);
});

test("a page's row has its weight, and the page at which its template was timed", () => {
  const pages = [createSamplePage("/a"), createSamplePage("/b", { islands: ["tabs"], scriptAfter: 80_000 })];
  const table = formatWeightTable(pages, [{ route: "/b", routes: ["/a", "/b"] }]);
  expect(listCells(table, 0)).toEqual(["/a", "0.6 kB", "2.3 kB °", "30.0 kB", "50.0 kB", "/b"]);
  expect(listCells(table, 1)).toEqual(["/b", "0.6 kB", "80.0 kB", "30.0 kB", "50.0 kB", "here"]);
});

test("findings have the page, the bound and the excess; misses and inconclusive ones are separate", () => {
  const templates = [
    createSampleTemplate("/a", { times: { lcpRatio: createSampleInterval(1.15, 1.21, 1.3) } }),
    createSampleTemplate("/b", { times: { lcpRatio: createSampleInterval(1.05, 1.08, 1.12), layoutShift: 0.02 } }),
    createSampleTemplate("/c", {
      judgement: { scores: { performance: 96, accessibility: 100, "best-practices": 100, seo: 100 } },
    }),
  ];
  const verdicts = evaluateBounds(templates, [createSamplePage("/a", { fonts: 66_000 })]);
  expect(formatFindingList(verdicts, "missed").split("\n")).toEqual([
    "- **LCP, as a multiple of the plain page's** (≤ 1.1): /a 1.21 [1.15, 1.3] (+10.0%).",
    "- **CLS, the worst visit** (≤ 0): /b 0.02.",
    "- **Lighthouse, performance** (≥ 100): /c 96 (−4.0%).",
    "- **Fonts** (≤ 60.0 kB): /a 66.0 kB (+10.0%).",
  ]);
  expect(formatFindingList(verdicts, "inconclusive")).toBe(
    "- **LCP, as a multiple of the plain page's** (≤ 1.1): /b 1.08 [1.05, 1.12].",
  );
  expect(formatFindingList([], "missed")).toBe("None.");
});

test("a Lighthouse remark is listed once, with its pages", () => {
  const remark = {
    id: "dom-size",
    title: "Large DOM",
    category: "performance",
    score: 0.5,
    affectsScore: false,
  } as const;
  const templates = ["/a", "/b", "/c"].map((route) =>
    createSampleTemplate(route, route === "/c" ? {} : { judgement: { remarks: [remark] } }),
  );
  const table = formatRemarkTable(templates);
  expect(table.split("\n")).toHaveLength(3);
  expect(listCells(table, 0)).toEqual(["`dom-size`: Large DOM", "performance", "no", "0.5", "2: /a /b"]);
});

const getPage = (templates: readonly TemplateFigures[], missingTemplates: BenchResults["missingTemplates"]) =>
  formatPerformanceReport({
    templates: [...templates, { route: "/later", routes: ["/later"] }],
    results: { templates, missingTemplates },
    pages: templates.map(({ route }) => createSamplePage(route)),
    date: "2026-11-21",
    minutes: 30,
    machine: "2 x AMD EPYC",
  });

test("pages hidden from search engines are counted separately", () => {
  const scores = { performance: 100, accessibility: 100, "best-practices": 100, seo: 60 };
  const hidden = createSampleTemplate("/gracias", { judgement: { scores, isHiddenOnPurpose: true } });
  const text = getPage([createSampleTemplate("/"), hidden], { withoutFirstVisits: 0, withoutFurtherVisits: 0 });
  expect(text).toContain("to 2 of 2 pages that it checked: 100 in four categories to 1, and 100 in three to 1 more");
});

test("the report says if its run ended early, and what is missing", () => {
  const early = /ended early/;
  expect(getPage([createSampleTemplate("/")], { withoutFirstVisits: 0, withoutFurtherVisits: 0 })).not.toMatch(early);
  const text = getPage([createSampleTemplate("/")], { withoutFirstVisits: 1, withoutFurtherVisits: 2 });
  expect(text).toMatch(early);
  expect(text).toContain("not included: 1 of 2 templates; not visited again, though inconclusive: 2.");
});
