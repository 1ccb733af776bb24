import { answeringPaths, expectStillness } from "./answers-in-place.ts";
import { readingTest as test } from "./fixture.ts";

// Those between are looked at before a release.
for (const path of answeringPaths)
  test(`${path}: an answer moves nothing, on the narrowest phone and on a computer`, { tag: "@once" }, ({ page }) =>
    expectStillness(page, path, [320, 1360]),
  );
