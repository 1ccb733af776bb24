import { readOnlyTest as test } from "../support/fixture.ts";
import { expectNoLayoutShifts, toolPagePaths } from "../support/measures/answer-layout-shifts.ts";

for (const path of toolPagePaths) {
  test(`${path}: an answer causes no layout shift on the narrowest phone`, { tag: "@once" }, ({ page }) =>
    expectNoLayoutShifts(page, path, [320]),
  );
  test(`${path}: an answer causes no layout shift on a computer`, { tag: ["@once", "@nightly"] }, ({ page }) =>
    expectNoLayoutShifts(page, path, [1360]),
  );
}
