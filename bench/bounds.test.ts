import { expect, test } from "vitest";
import { evaluateBounds, evaluateLcpBound, isConclusive } from "./bounds.ts";
import type { TemplateFigures } from "./report/figures.ts";
import { createSampleInterval, createSampleTemplate } from "./testing/sample-figures.ts";

const { times } = createSampleTemplate("/");

test("a bound is missed or held only if the whole interval is on one side of it", () => {
  const holding = (low: number, high: number) =>
    evaluateLcpBound({ ...times, lcpRatio: createSampleInterval(low, 1.1, high) });
  expect(holding(1.02, 1.1)).toBe("held");
  expect(holding(1.1, 1.2)).toBe("inconclusive");
  expect(holding(1.101, 1.2)).toBe("missed");
});

test("a page is visited again only if one of its time intervals contains the bound", () => {
  expect(isConclusive(times)).toBe(true);
  expect(isConclusive({ ...times, lcpRatio: createSampleInterval(1.09, 1.1, 1.11) })).toBe(false);
  expect(isConclusive({ ...times, blockingMs: createSampleInterval(49, 49, 50) })).toBe(false);
  expect(isConclusive({ ...times, blockingMs: createSampleInterval(50, 55, 60) })).toBe(true);
  expect(isConclusive({ ...times, layoutShift: 0.0001 })).toBe(true);
});

test("a verdict lists its findings worst first", () => {
  const ratios = { "/a": 1.2, "/b": 1.3, "/c": 1 };
  const templates = Object.entries(ratios).map(([route, ratio]) =>
    createSampleTemplate(route, { times: { lcpRatio: createSampleInterval(ratio - 0.02, ratio, ratio + 0.02) } }),
  );
  const [lcp] = evaluateBounds(templates, []);
  expect(lcp?.findings.map(({ route, status }) => [route, status])).toEqual([
    ["/b", "missed"],
    ["/a", "missed"],
    ["/c", "held"],
  ]);
});

test("only pages hidden from search engines on purpose are not judged by that score", () => {
  const scores = { performance: 100, accessibility: 100, "best-practices": 100, seo: 60 };
  const hidden = createSampleTemplate("/hidden", { judgement: { scores, isHiddenOnPurpose: true } });
  const lost = createSampleTemplate("/lost", { judgement: { scores } });
  expect(listMisses([hidden, lost])).toEqual([{ label: "Lighthouse, search engines", routes: ["/lost"] }]);
});

const listMisses = (templates: readonly TemplateFigures[]) =>
  evaluateBounds(templates, [])
    .map(({ bound, findings }) => ({
      label: bound.label,
      routes: findings.filter(({ status }) => status === "missed").map(({ route }) => route),
    }))
    .filter(({ routes }) => routes.length > 0);
