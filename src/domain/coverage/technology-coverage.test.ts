import { expect, test } from "vitest";
import { technologyCoverage } from "./technology-coverage.ts";

test("guaranteed coverage needs no other file", () => {
  expect(technologyCoverage({ guaranteed: true })).toBe("guaranteed");
  expect(technologyCoverage({ guaranteed: true, differentiated: false })).toBe("guaranteed");
});

test("signal without guarantee requires a no from the guaranteed file", () => {
  expect(technologyCoverage({ guaranteed: false, differentiated: true })).toBe("differentiated");
});

test("signal is known, but the guarantee is not, if only the differentiated file could be read", () => {
  expect(technologyCoverage({ differentiated: true })).toBe("covered");
});

test("a technology with one file is covered or not, and says nothing about guarantees", () => {
  expect(technologyCoverage({ all: true })).toBe("covered");
  expect(technologyCoverage({ all: false })).toBe("none");
});

test("there is no signal only where every file says so", () => {
  expect(technologyCoverage({ guaranteed: false, differentiated: false })).toBe("none");
});

test("a file that could not be read never becomes a no", () => {
  expect(technologyCoverage({})).toBe("unknown");
  expect(technologyCoverage({ guaranteed: false })).toBe("unknown");
  expect(technologyCoverage({ differentiated: false })).toBe("unknown");
});
