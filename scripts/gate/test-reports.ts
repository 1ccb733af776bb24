/** Reads the reports of Vitest and Playwright: the number of tests, the time of each, and flaky tests. */
import { readFile } from "node:fs/promises";
import { relative } from "node:path";

export type TestTime = { title: string; ms: number };

export type TestSummary = {
  passedCount: number;
  failedCount: number;
  skippedCount: number;
  times: readonly TestTime[];
  /** Titles of the tests that failed at first and passed when retried. */
  flakyTitles: readonly string[];
};

export const emptyTestSummary: TestSummary = {
  passedCount: 0,
  failedCount: 0,
  skippedCount: 0,
  times: [],
  flakyTitles: [],
};

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    assertionResults: {
      fullName: string;
      status: string;
      duration?: number | null;
      /** Messages of all failed attempts, even of tests that passed when retried. */
      failureMessages: string[];
    }[];
  }[];
};

/** @throws {Error} if the file does not exist or is not a report. */
export async function readVitestReport(path: string): Promise<TestSummary> {
  const report = JSON.parse(await readFile(path, "utf8")) as VitestReport;
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration, status, failureMessages }) => ({
      title: `${relative(".", name)}: ${fullName}`,
      ms: duration ?? 0,
      isFlaky: status === "passed" && failureMessages.length > 0,
    })),
  );
  return {
    passedCount: report.numPassedTests,
    failedCount: report.numFailedTests,
    skippedCount: report.numPendingTests,
    times: tests,
    flakyTitles: tests.filter(({ isFlaky }) => isFlaky).map(({ title }) => title),
  };
}

type Suite = {
  suites?: Suite[];
  specs?: {
    file: string;
    title: string;
    tests: { projectName: string; status: string; results: { duration: number }[] }[];
  }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
};

export async function readPlaywrightReport(path: string): Promise<TestSummary> {
  const { stats, suites } = JSON.parse(await readFile(path, "utf8")) as PlaywrightReport;
  const tests = suites.flatMap(flattenTests);
  return {
    passedCount: stats.expected + stats.flaky,
    failedCount: stats.unexpected,
    skippedCount: stats.skipped,
    times: tests,
    flakyTitles: tests.filter(({ status }) => status === "flaky").map(({ title }) => title),
  };
}

function flattenTests({ suites = [], specs = [] }: Suite): (TestTime & { status: string })[] {
  const ownTests = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      title: `${file} (${projectName}): ${title}`,
      status,
      ms: results.reduce((total, { duration }) => total + duration, 0),
    })),
  );
  return [...ownTests, ...suites.flatMap(flattenTests)];
}
