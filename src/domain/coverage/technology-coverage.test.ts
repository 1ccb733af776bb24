import { expect, test } from "vitest";
import { technologyCoverage } from "./technology-coverage.ts";

test("guaranteed coverage is reported without asking another file", () => {
  expect(technologyCoverage({ guaranteed: true })).toBe("guaranteed");
  expect(technologyCoverage({ guaranteed: true, differentiated: false })).toBe("guaranteed");
});

test("signal without guarantee requires a no from the guaranteed file", () => {
  expect(technologyCoverage({ guaranteed: false, differentiated: true })).toBe("differentiated");
});

test("if only the differentiated file could be read, signal is known but the guarantee is not", () => {
  expect(technologyCoverage({ differentiated: true })).toBe("covered");
});

test("a technology with one file is covered or not, without a statement about guarantees", () => {
  expect(technologyCoverage({ all: true })).toBe("covered");
  expect(technologyCoverage({ all: false })).toBe("none");
});

test("reports no signal only if every file says no", () => {
  expect(technologyCoverage({ guaranteed: false, differentiated: false })).toBe("none");
});

test("a file that could not be read never counts as a no", () => {
  expect(technologyCoverage({})).toBe("unknown");
  expect(technologyCoverage({ guaranteed: false })).toBe("unknown");
  expect(technologyCoverage({ differentiated: false })).toBe("unknown");
});
