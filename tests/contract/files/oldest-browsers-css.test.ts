import { expect, test } from "vitest";
import { oldestBrowsers } from "#domain/site/oldest-browsers.ts";
import {
  findCompatibilityData,
  findTooOldBrowsers,
  formatBrowserVersion,
  getMinimumVersions,
} from "../support/browsers/browser-support.ts";
import { type CssFeatureUse, listCssFeatureUses } from "../support/browsers/css-features.ts";
import { allowedHasSelectors, harmlessFeatures } from "../support/browsers/harmless-css.ts";
import { builtFileAddresses, builtPages, readBuiltText } from "../support/built-site.ts";

const browsers = Object.keys(oldestBrowsers.reading);
const sheets = builtFileAddresses.filter((file) => file.endsWith(".css"));
const ownSheets = new Set(builtPages.map(({ html }) => /<link rel="stylesheet" href="([^"]+)">/.exec(html)?.[1] ?? ""));
const uses = new Map(sheets.map((sheet) => [sheet, listCssFeatureUses(readBuiltText(sheet))]));

const needs = memoize((feature: string) => getMinimumVersions(feature, browsers));

/**
 * Finds the oldest supported browsers that lack the feature and still apply its rule, because no `@supports` hides it.
 */
function tooNewFor({ feature, requiredFeatures, prefixes }: CssFeatureUse): string[] {
  const needed = prefixes.length > 0 ? getMinimumVersions(feature, browsers, prefixes) : needs(feature);
  return findTooOldBrowsers(oldestBrowsers.reading, needed).filter(
    (browser) =>
      !requiredFeatures.some((gate) => (needs(gate)[browser] ?? 0) >= (needed[browser] ?? Number.POSITIVE_INFINITY)),
  );
}

function memoize<Result>(find: (key: string) => Result): (key: string) => Result {
  const found = new Map<string, Result>();
  return (key) => {
    const result = found.get(key) ?? find(key);
    found.set(key, result);
    return result;
  };
}

/** Finds the row of a harmless list that explains why browsers may lack the feature. */
function getRow({ feature, source }: CssFeatureUse): string | undefined {
  if (feature === "css.selectors.has")
    return Object.keys(allowedHasSelectors).find((selector) => source.includes(selector));
  return Object.keys(harmlessFeatures).find((row) => feature === `css.${row}` || feature.startsWith(`css.${row}.`));
}

test("built stylesheets use nothing that the oldest browsers lack, except harmless features", () => {
  // Keyed by feature and rule, so that a rule in several stylesheets is reported once.
  const violations = new Map<string, string>();
  for (const [sheet, found] of uses)
    for (const use of found) {
      const late = tooNewFor(use);
      if (late.length === 0 || getRow(use)) continue;
      const versions = late
        .map((browser) => `${browser} ${formatBrowserVersion(needs(use.feature)[browser])}`)
        .join(", ");
      const why = findCompatibilityData(use.feature) ? `needs ${versions}` : "is not in MDN's data: is its name right?";
      violations.set(
        `${use.feature} in ${use.source}`,
        `${why} (${sheet}). Guard it with @supports, and say what takes its place without it`,
      );
    }
  expect([...violations].map((line) => line.join(" "))).toEqual([]);
});

test("no flex container is aligned by a keyword that older browsers support only in grids", () => {
  const rules = sheets.flatMap(
    (sheet) => readBuiltText(sheet).match(/[^{}]+\{[^{}]*display:(inline-)?flex[^{}]*\}/g) ?? [],
  );
  expect(rules.length).toBeGreaterThan(100);
  const violations = rules.filter((rule) => /(align|justify)-(items|content):(start|end)\b/.test(rule));
  expect([...new Set(violations)].map((rule) => `${rule}: write flex-start or flex-end`)).toEqual([]);
});

test("every row of the harmless lists is used, and the oldest browsers lack its feature", () => {
  const used = new Set(
    [...uses.values()].flatMap((found) => found.filter((use) => tooNewFor(use).length > 0).map(getRow)),
  );
  const idle = [...Object.keys(harmlessFeatures), ...Object.keys(allowedHasSelectors)].filter((row) => !used.has(row));
  expect(idle.map((row) => `${row}: take it out of tests/contract/support/browsers/harmless-css.ts`)).toEqual([]);
});

test("no media query uses a syntax that makes older browsers drop the whole block", () => {
  const violations = sheets.flatMap((sheet) =>
    [...readBuiltText(sheet).matchAll(/@media[^{]*/g)]
      .filter(([query]) => /[<>]|\bnot\s*\(/.test(query))
      .map(([query]) => `${sheet}: ${query}: see scripts/build/styles/css-lowering.ts`),
  );
  expect(violations).toEqual([]);
});

test("styles for browsers without script are in one sheet, which every page links in noscript", () => {
  const asking = [...ownSheets].filter((sheet) => readBuiltText(sheet).includes("scripting"));
  expect(asking.map((sheet) => `${sheet} asks for scripting: the build takes that out`)).toEqual([]);
  const namedPaths = new Set(builtPages.map(({ html }) => withoutScript.exec(html)?.[1] ?? "none"));
  expect([...namedPaths]).toHaveLength(1);
  for (const sheet of namedPaths) expect(readBuiltText(sheet)).toContain("display:none");
});

const withoutScript = /<noscript><link rel="stylesheet" href="([^"]+)"><\/noscript>/;
