/**
 * `npm test`: all checks, in stages. A stage that has passed with the same inputs is skipped, except in CI or with `--
 * --all`. The first failed stage ends the run and shows its output, except with `--keep-going` or in the nightly run.
 * The nightly run prints the seed of its random cases. The last line has the numbers of passed and failed tests; a
 * failed stage without failed tests counts as one.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { isNightly } from "./gate/gate-reference-day.ts";
import { buildGateStages } from "./gate/gate-stages.ts";
import { runStages, type StageResult } from "./gate/run-stages.ts";
import type { TestResult } from "./gate/test-reports.ts";
import { showProgress } from "./machine/progress.ts";

const passedStagesFile = ".build/passed.json";
/**
 * Maximum number of parallel stages. Two stages of two workers each keep the gate's two cores busy while tests wait,
 * and while a stage starts or ends.
 */
const maxParallelStages = 2;
const maxFlakyTests = 3;
const listedSlowTests = 5;
/** The seed of the nightly run, with which a person can repeat its random cases. */
const seedNote = isNightly ? `, WIM_SEED=${process.env.WIM_SEED}` : "";

const countTests = ({ tests }: Pick<StageResult, "tests">, ...statuses: readonly TestResult["status"][]) =>
  tests.filter(({ status }) => statuses.includes(status)).length;

function summarize(results: readonly StageResult[], seconds: number): { lines: string[]; isGreen: boolean } {
  const tests = results.flatMap((result) => result.tests);
  const slowestTests = tests.toSorted((a, b) => b.ms - a.ms).slice(0, listedSlowTests);
  const flakyTests = tests.filter(({ status }) => status === "flaky");
  const isTooFlaky = flakyTests.length > maxFlakyTests;
  const failedStagesWithoutTests = results.filter((result) => result.failure && !countTests(result, "failed")).length;
  const failedCount = countTests({ tests }, "failed") + failedStagesWithoutTests + (isTooFlaky ? 1 : 0);
  const skippedCount = countTests({ tests }, "skipped");
  const lines = [
    ...(slowestTests.length > 0 ? ["", "Slowest tests:"] : []),
    ...slowestTests.map(({ title, ms }) => `  ${(ms / 1000).toFixed(1).padStart(5)} s  ${title}`),
    ...(flakyTests.length > 0 ? ["", `Flaky, passed on the second try${isTooFlaky ? " (too many)" : ""}:`] : []),
    ...flakyTests.map(({ title }) => `  ${title}`),
    "",
    `${seconds.toFixed(0)} s in all`,
    `${countTests({ tests }, "passed", "flaky")} passed, ${failedCount} failed${skippedCount ? `, ${skippedCount} skipped` : ""}`,
  ];
  return { lines, isGreen: failedCount === 0 };
}

function formatNote({ seconds, isSkipped, failure, tests }: StageResult): string {
  if (isSkipped) return "passed before with the same inputs";
  const testCount = countTests({ tests }, "passed", "flaky", "failed");
  const count = testCount > 0 ? `  ${testCount} tests` : "";
  return `${seconds.toFixed(1).padStart(6)} s${count}${failure ? "  failed" : ""}`;
}

await mkdir(".build", { recursive: true });
const runsAllStages = Boolean(process.env.CI) || process.argv.includes("--all");
const previouslyPassed: Record<string, string> = runsAllStages
  ? {}
  : await readFile(passedStagesFile, "utf8").then(JSON.parse, () => ({}));
const passedDigests = { ...previouslyPassed };
const start = performance.now();
const progress = showProgress();
const results = await runStages({
  stages: buildGateStages(progress.printLine),
  ...{
    maxParallelStages,
    passedDigests: previouslyPassed,
    keepsGoing: isNightly || process.argv.includes("--keep-going"),
  },
  onStart: (name) => {
    if (isNightly) progress.printLine(`  ${name}${seedNote}`);
    progress.start(name);
  },
  onEnd: async (result, inputs) => {
    const mark = result.failure === undefined ? "✔" : "✘";
    progress.end(result.name, result.isSkipped ? "·" : mark, formatNote(result));
    if (inputs === undefined) return;
    if (result.failure === undefined) passedDigests[result.name] = inputs;
    else delete passedDigests[result.name];
    await writeFile(passedStagesFile, JSON.stringify(passedDigests, undefined, 1));
  },
});
progress.stop();
for (const { name, failure } of results)
  if (failure !== undefined) console.log(`\n${failure}\n\n${name} failed${seedNote}.`);
const { lines, isGreen } = summarize(results, (performance.now() - start) / 1000);
console.log(lines.join("\n"));
if (!isGreen) process.exitCode = 1;
