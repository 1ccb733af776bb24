/**
 * Reports how long each staff job took in this run, from the first click until the preview shows the result, and the
 * lines that the job changed. The seconds are for information, and no test asserts them.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import type { JobTiming } from "./editor-fixtures.ts";
import { deleteSavedJobs } from "./saved-jobs.ts";

const file = resolve(import.meta.dirname, "../../.build/editor-jobs.md");

export default class JobTable implements Reporter {
  readonly #jobs: JobTiming[] = [];

  onBegin(): void {
    deleteSavedJobs();
  }

  onTestEnd(_test: TestCase, { status, annotations }: TestResult): void {
    if (status !== "passed") return;
    for (const { type, description = "" } of annotations)
      if (type === "job") this.#jobs.push(JSON.parse(description) as JobTiming);
  }

  onEnd(): void {
    if (this.#jobs.length === 0) return;
    const rows = this.#jobs.map(({ name, seconds, lines }) => `| ${name} | ${seconds.toFixed(1)} | ${lines} |`);
    const table = ["| job | seconds | lines added, removed |", "| --- | ---: | --- |", ...rows, ""].join("\n");
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, table);
    process.stdout.write(`\n${table}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
