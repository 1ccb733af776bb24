import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { overlayIds } from "#domain/coverage/overlay.ts";
import { computeStateCoverage, readOverlayShapes } from "./coverage-by-state.ts";

const rows = computeStateCoverage();

test("every state has a share per overlay, and states are in alphabetical order", () => {
  expect(rows).toHaveLength(32);
  const names = rows.map(({ state }) => state);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "es")));
  for (const { shares } of rows) {
    expect(Object.keys(shares)).toHaveLength(overlayIds.length);
    for (const share of Object.values(shares)) {
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }
  }
});

test("guaranteed coverage never exceeds guaranteed and not guaranteed coverage together", () => {
  // A tolerance of one thousandth, because shared edges are rounded.
  const violations = rows.filter(
    ({ shares }) =>
      shares["3g-garantizada"] > shares["3g-diferenciada"] + 0.001 ||
      shares["4g-garantizada"] > shares["4g-diferenciada"] + 0.001,
  );
  expect(violations).toEqual([]);
});

test("the table is computed once", () => {
  expect(computeStateCoverage()).toBe(rows);
});

test("an unusable file is reported in Spanish, with the command for details", () => {
  const file = join(mkdtempSync(join(inject("sharedFolder"), "wim-kml-")), "5G.kml");
  writeFileSync(file, "<!doctype html><html><title>No existe</title>");
  expect(() => readOverlayShapes(file)).toThrow(
    `${file}: de este KML no se puede usar nada (html); «npm run coverage:check ${file}» dice qué tiene.`,
  );
});
