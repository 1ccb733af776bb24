import { expect, test } from "vitest";
import {
  findMedianSummary,
  hasAllScores,
  hasFullScores,
  type LighthouseResult,
  parseLighthouseResult,
} from "./lighthouse-scores.ts";
import { createSampleTemplate } from "./testing/sample-figures.ts";

type Audit = { score: number | null; weight: number; group?: string; scoreDisplayMode?: string };

/** Creates a result with full scores in every category except the given one. */
function resultWith(category: string, score: number, audits: Record<string, Audit>): LighthouseResult {
  const full = { score: 1, auditRefs: [] };
  const refs = Object.entries(audits).map(([id, { weight, group }]) => ({ id, weight, ...(group ? { group } : {}) }));
  const scored = Object.entries(audits).map(([id, { score, scoreDisplayMode = "binary" }]) => [
    id,
    { title: `Title of ${id}`, score, scoreDisplayMode },
  ]);
  return {
    categories: {
      performance: full,
      accessibility: full,
      "best-practices": full,
      seo: full,
      [category]: { score, auditRefs: refs },
    },
    audits: Object.fromEntries(scored),
  };
}

const noIndex = { "is-crawlable": { score: 0, weight: 4 }, "meta-description": { score: 1, weight: 1 } };

test("a page hidden from search engines on purpose needs no full SEO score, unless another audit fails", () => {
  expect(hasFullScores(parseLighthouseResult(resultWith("seo", 0.6, noIndex), false))).toBe(true);
  const worse = { ...noIndex, "meta-description": { score: 0, weight: 1 } };
  expect(hasFullScores(parseLighthouseResult(resultWith("seo", 0.5, worse), false))).toBe(false);
});

test("a page that should be indexed lacks full scores while search engines may not index it", () => {
  const judgement = parseLighthouseResult(resultWith("seo", 0.6, noIndex), true);
  expect(judgement.scores.seo).toBe(60);
  expect(hasFullScores(judgement)).toBe(false);
});

test("remarks are all audits below 1 and the failed ones; metrics, raw data and inapplicable audits are excluded", () => {
  const { remarks } = parseLighthouseResult(
    resultWith("performance", 1, {
      "render-blocking-insight": { score: 0.5, weight: 0, group: "insights" },
      "unused-css-rules": { score: null, weight: 0, group: "diagnostics", scoreDisplayMode: "error" },
      "largest-contentful-paint": { score: 0.9, weight: 25, group: "metrics" },
      "script-treemap-data": { score: 0, weight: 0, group: "hidden" },
      "unsized-images": { score: 1, weight: 0, group: "diagnostics" },
      "image-delivery-insight": { score: null, weight: 0, group: "insights", scoreDisplayMode: "notApplicable" },
    }),
    true,
  );
  expect(remarks.map(({ id, score, affectsScore }) => [id, score, affectsScore])).toEqual([
    ["render-blocking-insight", 0.5, false],
    ["unused-css-rules", 0, false],
  ]);
});

test("a result that lacks a score does not count", () => {
  expect(hasAllScores(resultWith("seo", 0.6, noIndex))).toBe(true);
  expect(hasAllScores({ ...resultWith("seo", 0.6, noIndex), categories: {} })).toBe(false);
});

test("the median of three runs is one of them, with its scores and remarks", () => {
  const { lighthouse: judgement } = createSampleTemplate("/");
  const runs = [97, 100, 99].map((performance) => ({ ...judgement, scores: { ...judgement.scores, performance } }));
  expect(findMedianSummary(runs)).toBe(runs[2]);
});
