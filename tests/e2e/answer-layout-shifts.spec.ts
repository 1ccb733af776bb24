import { testRun } from "../support/test-run.ts";
import { answeringPaths, expectNoLayoutShifts } from "./answer-layout-shifts.ts";
import { readOnlyTest as test } from "./fixture.ts";

// The nightly run also covers a computer.
const widths = testRun.isFullSize ? [320, 1360] : [320];

for (const path of answeringPaths)
  test(`${path}: an answer causes no layout shift`, { tag: "@once" }, ({ page }) =>
    expectNoLayoutShifts(page, path, widths),
  );
