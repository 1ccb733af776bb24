import { onTurn, trials } from "../support/trials.ts";
import { answeringPaths, expectStillness } from "./answers-in-place.ts";
import { readingTest as test } from "./fixture.ts";

// All of them, and the widths between, are looked at before a release.
for (const path of onTurn(answeringPaths, trials.thirdInTheGate))
  test(`${path}: an answer moves nothing, on the narrowest phone and on a computer`, { tag: "@once" }, ({ page }) =>
    expectStillness(page, path, [320, 1360]),
  );
