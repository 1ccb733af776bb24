import { testRun } from "../support/test-run.ts";
import { answeringPaths, expectStillness } from "./answers-in-place.ts";
import { readingTest as test } from "./fixture.ts";

// The nightly run also covers a computer, and the widths between.
const widths = testRun.isFullSize ? [320, 1360] : [320];

for (const path of answeringPaths)
  test(`${path}: an answer moves nothing`, { tag: "@once" }, ({ page }) => expectStillness(page, path, widths));
