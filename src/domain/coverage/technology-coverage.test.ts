import { expect, test } from "vitest";
import { combineCoverageAnswers } from "./technology-coverage.ts";

test("guaranteed coverage is reported without asking another file", () => {
  expect(combineCoverageAnswers({ guaranteed: true })).toBe("guaranteed");
  expect(combineCoverageAnswers({ guaranteed: true, differentiated: false })).toBe("guaranteed");
});

test("signal without guarantee requires a no from the guaranteed file", () => {
  expect(combineCoverageAnswers({ guaranteed: false, differentiated: true })).toBe("differentiated");
});

test("if only the differentiated file could be read, signal is known but the guarantee is not", () => {
  expect(combineCoverageAnswers({ differentiated: true })).toBe("covered");
});

test("a technology with one file is covered or not, without a statement about guarantees", () => {
  expect(combineCoverageAnswers({ all: true })).toBe("covered");
  expect(combineCoverageAnswers({ all: false })).toBe("none");
});

test("reports no signal only if every file says no", () => {
  expect(combineCoverageAnswers({ guaranteed: false, differentiated: false })).toBe("none");
});

test("a file that could not be read never counts as a no", () => {
  expect(combineCoverageAnswers({})).toBe("unknown");
  expect(combineCoverageAnswers({ guaranteed: false })).toBe("unknown");
  expect(combineCoverageAnswers({ differentiated: false })).toBe("unknown");
});
