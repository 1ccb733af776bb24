import { expect, test } from "vitest";
import { combineCoverageAnswers } from "./technology-coverage.ts";

test.each<[answers: Parameters<typeof combineCoverageAnswers>[0], coverage: string]>([
  [{ guaranteed: true }, "guaranteed"],
  [{ guaranteed: true, differentiated: false }, "guaranteed"],
  [{ guaranteed: false, differentiated: true }, "differentiated"],
  // There is signal, but it is unknown whether it is guaranteed.
  [{ differentiated: true }, "covered"],
  [{ all: true }, "covered"],
  [{ all: false }, "none"],
  [{ guaranteed: false, differentiated: false }, "none"],
  // A file that could not be read never counts as a no.
  [{}, "unknown"],
  [{ guaranteed: false }, "unknown"],
  [{ differentiated: false }, "unknown"],
])("the files' answers %o mean: %s", (answers, coverage) => {
  expect(combineCoverageAnswers(answers)).toBe(coverage);
});
