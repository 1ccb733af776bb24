/**
 * `npm test`: all checks, in stages. A stage that has passed with the same inputs is skipped, unless the command has
 * `-- --all` or runs in CI. The first failed stage ends the run and shows its output, unless the command has
 * `--keep-going` or is the nightly run. The nightly run prints the seed of its random cases. The last line has the
 * numbers of passed and failed tests; a failed stage without failed tests counts as one.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { isNightly } from "./gate/gate-reference-day.ts";
import { buildGateStages } from "./gate/gate-stages.ts";
import { runStages, type StageResult } from "./gate/run-stages.ts";
import { emptyTestSummary } from "./gate/test-reports.ts";
import { showProgress } from "./machine/progress.ts";

const passedFile = ".build/passed.json";
/** Like the machine of the gate: more would be faster, but some tests expect no more load than of two cores. */
const cores = 2;
const flakyAtMost = 3;
const slowestShown = 5;
/** Text with the seed of the nightly run, with which a person can repeat the run's random cases. */
const cases = isNightly ? `, WIM_SEED=${process.env.WIM_SEED}` : "";

function summary(results: readonly StageResult[], seconds: number): { lines: string[]; isGreen: boolean } {
  const tests = results.map((result) => result.tests ?? emptyTestSummary);
  const sum = (count: "passed" | "failed" | "skipped") => tests.reduce((total, each) => total + each[count], 0);
  const slowest = tests.flatMap(({ times }) => times).sort((a, b) => b.ms - a.ms);
  const flaky = tests.flatMap((each) => each.flaky);
  const isTooFlaky = flaky.length > flakyAtMost;
  const withoutTests = results.filter((result) => result.failure && !result.tests?.failed).length;
  const failed = sum("failed") + withoutTests + (isTooFlaky ? 1 : 0);
  const skipped = sum("skipped");
  const lines = [
    ...(slowest.length > 0 ? ["", "Slowest tests:"] : []),
    ...slowest.slice(0, slowestShown).map(({ title, ms }) => `  ${(ms / 1000).toFixed(1).padStart(5)} s  ${title}`),
    ...(flaky.length > 0 ? ["", `Flaky, passed on the second try${isTooFlaky ? " (too many)" : ""}:`] : []),
    ...flaky.map((title) => `  ${title}`),
    "",
    `${seconds.toFixed(0)} s in all`,
    `${sum("passed")} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`,
  ];
  return { lines, isGreen: failed === 0 };
}

function formatNote({ seconds, isSkipped, failure, tests }: StageResult): string {
  if (isSkipped) return "passed before with the same inputs";
  const count = tests ? `  ${tests.passed + tests.failed} tests` : "";
  return `${seconds.toFixed(1).padStart(6)} s${count}${failure ? "  failed" : ""}`;
}

await mkdir(".build", { recursive: true });
const isWhole = Boolean(process.env.CI) || process.argv.includes("--all");
const before: Record<string, string> = isWhole ? {} : await readFile(passedFile, "utf8").then(JSON.parse, () => ({}));
const passed = { ...before };
const start = performance.now();
const progress = showProgress();
const results = await runStages({
  stages: buildGateStages(progress.printLine),
  ...{ cores, passed: before, keepsGoing: isNightly || process.argv.includes("--keep-going") },
  onStart: (name) => {
    if (isNightly) progress.printLine(`  ${name}${cases}`);
    progress.start(name);
  },
  onEnd: async (result, inputs) => {
    const mark = result.failure === undefined ? "✔" : "✘";
    progress.end(result.name, result.isSkipped ? "·" : mark, formatNote(result));
    if (inputs === undefined) return;
    if (result.failure === undefined) passed[result.name] = inputs;
    else delete passed[result.name];
    await writeFile(passedFile, JSON.stringify(passed, undefined, 1));
  },
});
progress.stop();
for (const { name, failure } of results)
  if (failure !== undefined) console.log(`\n${failure}\n\n${name} failed${cases}.`);
const { lines, isGreen } = summary(results, (performance.now() - start) / 1000);
console.log(lines.join("\n"));
if (!isGreen) process.exitCode = 1;
