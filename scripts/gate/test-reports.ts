/** Reads the tests of a report of Vitest or Playwright. */
import { readFile } from "node:fs/promises";
import { relative } from "node:path";

/** `flaky`: failed at first and passed when retried. */
export type TestResult = { title: string; ms: number; status: "passed" | "failed" | "skipped" | "flaky" };

type VitestReport = {
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
export async function readVitestReport(path: string): Promise<TestResult[]> {
  const report = JSON.parse(await readFile(path, "utf8")) as VitestReport;
  const findStatus = (status: string, failureMessages: readonly string[]) => {
    if (status === "passed") return failureMessages.length > 0 ? "flaky" : "passed";
    return status === "failed" ? "failed" : "skipped";
  };
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration, status, failureMessages }) => ({
      title: `${relative(".", name)}: ${fullName}`,
      ms: duration ?? 0,
      status: findStatus(status, failureMessages),
    })),
  );
}

type PlaywrightStatus = "expected" | "unexpected" | "flaky" | "skipped";
type Suite = {
  suites?: Suite[];
  specs?: {
    file: string;
    title: string;
    tests: { projectName: string; status: PlaywrightStatus; results: { duration: number }[] }[];
  }[];
};

/** @throws {Error} if the file does not exist or is not a report. */
export async function readPlaywrightReport(path: string): Promise<TestResult[]> {
  return flattenTests(JSON.parse(await readFile(path, "utf8")) as Suite);
}

function flattenTests({ suites = [], specs = [] }: Suite): TestResult[] {
  const statuses = { expected: "passed", unexpected: "failed", flaky: "flaky", skipped: "skipped" } as const;
  const ownTests = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      title: `${file} (${projectName}): ${title}`,
      ms: results.reduce((total, { duration }) => total + duration, 0),
      status: statuses[status],
    })),
  );
  return [...ownTests, ...suites.flatMap(flattenTests)];
}
