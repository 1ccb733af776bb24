/**
 * `npm test`: everything that has to hold, in order, each stage timed; it stops at the first that fails and shows its
 * output.
 * The last line says how many tests passed and failed; a stage that fails without tests of its own counts as one.
 */
import { spawn } from "node:child_process";
import { mkdir, readFile, rm } from "node:fs/promises";
import { ensureBrowser } from "./machine/browser.ts";
import { gallery } from "./build/gallery-build.ts";
import { commandEnvironment, installedCommand } from "./machine/installed-command.ts";
import { ensureNginx } from "./machine/nginx.ts";
import { ensureOtherEngines } from "./machine/other-engines.ts";
import { ensurePoppler } from "./machine/poppler.ts";

type Tests = { passed: number; failed: number; skipped: number };
/** If it fails, throws what is to be shown; otherwise returns how many tests ran, if it has any. */
type Stage = { name: string; run: () => Promise<Tests | undefined> };
type Result = { name: string; seconds: number; failure?: string; tests?: Tests };

type NodeOptions = { env?: Record<string, string>; isLive?: boolean };

/** @param isLive - shows output as it arrives, for stages that take minutes. */
function node(args: string[], { env = {}, isLive = false }: NodeOptions = {}): Promise<void> {
  const child = spawn(process.execPath, args, {
    env: { ...commandEnvironment, ...env },
    stdio: isLive ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part: Buffer) => output.push(part));
  return new Promise((done, fail) => {
    child.once("error", fail);
    child.once("close", (code, signal) => {
      if (code === 0) done();
      else fail(new Error(`${Buffer.concat(output).toString().trimEnd()}\n(${args.join(" ")}: ${signal ?? code})`));
    });
  });
}

async function withReport(report: string, run: () => Promise<void>, read: (json: string) => Tests): Promise<Tests> {
  await rm(report, { force: true });
  let failure: unknown;
  await run().catch((error: unknown) => {
    failure = error;
  });
  const tests = await readFile(report, "utf8").then(read, () => ({ passed: 0, failed: 0, skipped: 0 }));
  if (failure) throw Object.assign(failure, { tests });
  if (tests.passed === 0) throw Object.assign(new Error(`No test ran: see ${report}`), { tests });
  return tests;
}

async function vitest(report: string, config: string): Promise<Tests> {
  const run = await installedCommand("vitest", "vitest");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return withReport(
    report,
    () => node([run, "run", "--config", config, ...reporters]),
    (json) => {
      const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(json);
      return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
    },
  );
}

async function playwright(report: string): Promise<Tests> {
  const run = await installedCommand("@playwright/test", "playwright");
  const env = { CHROME_PATH: await ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return withReport(
    report,
    () => node([run, "test", "--reporter=dot,json"], { env, isLive: true }),
    (json) => {
      const { expected, unexpected, flaky, skipped } = JSON.parse(json).stats;
      return { passed: expected + flaky, failed: unexpected, skipped };
    },
  );
}

const stages: Stage[] = [
  {
    name: "format and lint",
    run: async () => {
      await node([await installedCommand("@biomejs/biome", "biome"), "ci", "--error-on-warnings", "--colors=off"]);
      return undefined;
    },
  },
  {
    name: "types",
    run: async () => {
      await rm(".build/css-types", { recursive: true, force: true });
      const cssTypes = await installedCommand("typed-css-modules", "tcm");
      await node([cssTypes, ".", "--pattern", "src/**/*.module.css", "--outDir", ".build/css-types", "--silent"]);
      const tsc = await installedCommand("typescript", "tsc");
      await node([tsc]);
      // Code that ships to browsers must not use anything newer than the oldest of them.
      await node([tsc, "-p", "tsconfig.browser.json"]);
      return undefined;
    },
  },
  {
    name: "dead code",
    run: async () => {
      await node([await installedCommand("knip", "knip"), "--no-progress"]);
      return undefined;
    },
  },
  { name: "unit and architecture", run: () => vitest(".build/unit.json", "vitest.config.ts") },
  {
    name: "build",
    run: async () => {
      await node(["scripts/build.ts"]);
      await node(["scripts/build.ts"], { env: { ...gallery.env, WIM_DIST: gallery.dist } });
      return undefined;
    },
  },
  {
    name: "built site",
    run: () => {
      ensurePoppler();
      // A stage that passes shows no output of its tests.
      if (!ensureNginx())
        process.stdout.write("⚠⚠⚠ NOT TESTED BEHIND NGINX: it is missing and could not be installed.\n");
      return vitest(".build/contract.json", "tests/contract/vitest.config.ts");
    },
  },
  {
    name: "valid HTML",
    run: async () => {
      const htmlValidate = await installedCommand("html-validate", "html-validate");
      await node([htmlValidate, "dist/client/**/*.html", `${gallery.dist}/client/**/*.html`]);
      return undefined;
    },
  },
  { name: "browser", run: () => playwright(".build/browser.json") },
  {
    name: "other engines",
    run: async () => {
      const { ready, missing } = ensureOtherEngines();
      for (const line of missing) process.stdout.write(`${line}\n`);
      return ready === 0 ? undefined : vitest(".build/engines.json", "tests/engines/vitest.config.ts");
    },
  },
];

async function timed({ name, run }: Stage): Promise<Result> {
  process.stdout.write(`▶ ${name}\n`);
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  try {
    const tests = await run();
    return { name, seconds: seconds(), ...(tests ? { tests } : {}) };
  } catch (error) {
    const { message, tests } = error as Error & { tests?: Tests };
    return { name, seconds: seconds(), failure: message, ...(tests ? { tests } : {}) };
  }
}

function summary(results: Result[]): string {
  const rows = results.map(({ name, seconds, failure, tests }) => {
    const count = tests ? `  ${tests.passed + tests.failed} tests` : "";
    return `${failure ? "✘" : "✔"} ${name.padEnd(24)}${seconds.toFixed(1).padStart(7)} s${count}`;
  });
  const sum = (count: (tests: Tests) => number) =>
    results.reduce((total, { tests }) => total + (tests ? count(tests) : 0), 0);
  const withoutTests = results.filter(({ failure, tests }) => failure && !tests?.failed).length;
  const skipped = sum((tests) => tests.skipped);
  const total = results.reduce((time, { seconds }) => time + seconds, 0);
  return [
    "",
    ...rows,
    `  ${"in all".padEnd(24)}${total.toFixed(1).padStart(7)} s`,
    `${sum((tests) => tests.passed)} passed, ${sum((tests) => tests.failed) + withoutTests} failed${skipped ? `, ${skipped} skipped` : ""}`,
  ].join("\n");
}

await mkdir(".build", { recursive: true });
const results: Result[] = [];
for (const stage of stages) {
  const result = await timed(stage);
  results.push(result);
  if (result.failure === undefined) continue;
  console.log(`${result.failure}\n\n${stage.name} failed.`);
  process.exitCode = 1;
  break;
}
console.log(summary(results));
