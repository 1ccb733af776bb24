/**
 * Passes the results of the contract tests to the release check, including the lists of problems that Vitest's own JSON
 * leaves out.
 */
import { writeFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import type { Reporter, TestCase, TestModule } from "vitest/node";
import { type ContractResult, contractReportPath } from "#scripts/release/release-site.ts";

export default class ContractReporter implements Reporter {
  readonly #results: ContractResult[] = [];

  onTestCaseResult(testCase: TestCase): void {
    const { state, errors } = testCase.result();
    if (state === "skipped") return;
    const problem = errors?.map(({ message, diff }) => [message, diff].filter(Boolean).join("\n")).join("\n");
    this.#add(testCase.module.relativeModuleId, testCase.name, problem);
  }

  /** Reports a test file that fails before its tests start. */
  onTestModuleEnd(module: TestModule): void {
    for (const { message } of module.errors()) this.#add(module.relativeModuleId, "empieza", message);
  }

  onTestRunEnd(): void {
    writeFileSync(contractReportPath, JSON.stringify(this.#results));
  }

  #add(file: string, test: string, problem: string | undefined): void {
    this.#results.push({ file, test, ...(problem ? { problem: stripVTControlCharacters(problem) } : {}) });
  }
}
