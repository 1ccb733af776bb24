import { expect, test } from "vitest";
import { isInTime, verdictsOn } from "./bounds.ts";
import { sampleFigures } from "./testing/sample-figures.ts";

const missesOf = (pages: Parameters<typeof verdictsOn>[0]) =>
  verdictsOn(pages)
    .filter(({ misses }) => misses.length > 0)
    .map(({ bound, misses }) => ({ what: bound.what, routes: misses.map(({ route }) => route) }));

test("a ratio at its bound holds, and blocking time at its bound does not", () => {
  const { times } = sampleFigures("/");
  expect(isInTime({ ...times, lcpRatio: 1.1, blockingMs: 49 })).toBe(true);
  expect(isInTime({ ...times, lcpRatio: 1.101 })).toBe(false);
  expect(isInTime({ ...times, blockingMs: 50 })).toBe(false);
  expect(isInTime({ ...times, shift: 0.0001 })).toBe(false);
});

test("a verdict names the worst page, and its misses worst first", () => {
  const ratios = { "/a": 1.2, "/b": 1.3, "/c": 1 };
  const pages = Object.entries(ratios).map(([route, lcpRatio]) => sampleFigures(route, { times: { lcpRatio } }));
  const [lcp] = verdictsOn(pages);
  expect(lcp).toMatchObject({ pages: 3, worst: { route: "/b", measured: 1.3 } });
  expect(lcp?.misses.map(({ route }) => route)).toEqual(["/b", "/a"]);
});

test("pages kept away from search engines on purpose are not judged by them, others are", () => {
  const scores = { performance: 100, accessibility: 100, "best-practices": 100, seo: 60 };
  const hidden = sampleFigures("/hidden", { judgement: { scores, isLeftOutOnPurpose: true } });
  const lost = sampleFigures("/lost", { judgement: { scores } });
  expect(missesOf([hidden, lost])).toEqual([{ what: "Lighthouse, search engines", routes: ["/lost"] }]);
});
