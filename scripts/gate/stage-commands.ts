/** Runs the project's tools for stages, and reads the tools' reports. */
import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { setPriority } from "node:os";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { ensureBrowser } from "#scripts/machine/browsers/browser.ts";
import { commandEnvironment, resolveInstalledCommand } from "#scripts/machine/installed-command.ts";
import { gateReferenceDay } from "./gate-reference-day.ts";
import { readPlaywrightReport, readVitestReport, type TestResult } from "./test-reports.ts";

/** Niceness of all stages except the screen reader's, which is already slow: each key press waits for speech. */
const stageNiceness = 5;

/** Environment variables that set the clock of a process and its children to another day. */
export const buildFakeClockEnv = (day: IsoDay) => ({
  NODE_OPTIONS: `--import ${import.meta.resolve("#scripts/machine/fake-clock.mjs")}?${day}`,
});

const fakeClockEnv = gateReferenceDay && buildFakeClockEnv(gateReferenceDay);

/**
 * @returns no tests.
 * @throws {Error} with the whole output, if the script fails.
 */
export function runNodeForStage(
  args: readonly string[],
  signal: AbortSignal,
  env: Record<string, string> = {},
  niceness = stageNiceness,
): Promise<readonly TestResult[]> {
  const child = spawn(process.execPath, args, {
    env: { ...commandEnvironment, ...fakeClockEnv, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    signal,
  });
  if (child.pid !== undefined) setPriority(child.pid, niceness);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => output.push(part));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, ended) => {
      if (code === 0) resolve([]);
      else reject(new Error(`${Buffer.concat(output).toString().trimEnd()}\n(${args.join(" ")}: ${ended ?? code})`));
    });
  });
}

export async function runTool(
  packageName: string,
  command: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<readonly TestResult[]> {
  return runNodeForStage([await resolveInstalledCommand(packageName, command), ...args], signal);
}

async function runWithReport(
  reportFile: string,
  readReport: (path: string) => Promise<readonly TestResult[]>,
  run: () => Promise<unknown>,
): Promise<readonly TestResult[]> {
  await rm(reportFile, { force: true });
  const failure = await run().then(
    () => undefined,
    (error: unknown) => error,
  );
  const tests = await readReport(reportFile).catch(() => []);
  if (failure) throw Object.assign(failure, { tests });
  if (tests.every(({ status }) => status === "skipped")) throw new Error(`No test ran: see ${reportFile}`);
  return tests;
}

export async function runVitest(
  report: string,
  config: string,
  signal: AbortSignal,
  moreArgs: readonly string[] = [],
  env: Record<string, string> = {},
  niceness = stageNiceness,
): Promise<readonly TestResult[]> {
  const run = await resolveInstalledCommand("vitest", "vitest");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return runWithReport(report, readVitestReport, () =>
    runNodeForStage([run, "run", "--config", config, ...reporters, ...moreArgs], signal, env, niceness),
  );
}

export async function runPlaywright(
  report: string,
  signal: AbortSignal,
  moreArgs: readonly string[] = [],
  variables: Record<string, string> = {},
): Promise<readonly TestResult[]> {
  const run = await resolveInstalledCommand("@playwright/test", "playwright");
  const env = { CHROME_PATH: await ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...variables };
  return runWithReport(report, readPlaywrightReport, () =>
    runNodeForStage([run, "test", "--reporter=line,json", ...moreArgs], signal, env),
  );
}
