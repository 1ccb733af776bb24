import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { setPriority } from "node:os";
import { gallery } from "#scripts/build/gallery-build.ts";
import { ensureBrowser } from "#scripts/machine/browser.ts";
import { commandEnvironment, installedCommand } from "#scripts/machine/installed-command.ts";
import { ensureNginx } from "#scripts/machine/nginx.ts";
import { ensureOtherEngines } from "#scripts/machine/other-engines.ts";
import { ensurePoppler } from "#scripts/machine/poppler.ts";
import { ensurePostgres } from "#scripts/machine/postgres.ts";
import { ensureScreenReader, noScreenReader } from "#scripts/machine/screen-reader.ts";
import type { Stage } from "./run-stages.ts";
import { stageInputs } from "./stage-inputs.ts";
import { noTests, readPlaywrightReport, readVitestReport, type Tests } from "./test-reports.ts";

/** All files of the project: what a linter, a compiler or an architecture test reads. */
const everything = [
  "{src,server,documents,deploy,scripts,editor,bench,tests,public,docs,.ci}/**/*",
  "*.{ts,json,md}",
  ".env*",
];
/** What a built site is made from. */
const site = ["{src,server,documents,deploy,scripts,public}/**/*", "*.{ts,json}", ".env*"];
/** What the server, the documents, the commands and the benches are made from, and what their tests read. */
const processes = [...site, "bench/**/*", "tests/{contract,fixtures,support}/**/*"];

/** Journeys and looks that take long and say little about most changes are made every other day. */
const restingTests = Math.floor(Date.now() / 86_400_000) % 2 === 0 ? "@odd-days" : "@even-days";

/** Another stage runs beside it, and the browser's has two of its own. */
const oneWorker = "--maxWorkers=1";

/** How much other stages give way to the one that listens: what it hears late, it has to wait for, key by key. */
const yielding = 5;

type Say = (line: string) => void;

/**
 * Every stage of `npm test`; those that others wait for come first.
 *
 * @param say - for what has to be seen although nothing failed: a tool that is not available.
 */
export function gateStages(say: Say): readonly Stage[] {
  return [
    {
      name: "build",
      run: async (signal) => {
        await node(["scripts/build.ts"], signal);
        await node(["scripts/build.ts"], signal, { ...gallery.env, WIM_DIST: gallery.dist });
        return undefined;
      },
    },
    {
      name: "format and lint",
      inputs: () => stageInputs(everything),
      run: (signal) => tool("@biomejs/biome", "biome", ["ci", "--error-on-warnings", "--colors=off"], signal),
    },
    {
      name: "types",
      inputs: () => stageInputs(everything),
      run: async (signal) => {
        await rm(".build/css-types", { recursive: true, force: true });
        const styles = ["--pattern", "{src,editor}/**/*.module.css", "--outDir", ".build/css-types", "--silent"];
        await tool("typed-css-modules", "tcm", [".", ...styles], signal);
        // Several checkers would each learn the same types: twice the processor's time.
        const one = ["--checkers", "1"];
        await tool("typescript", "tsc", one, signal);
        // Code that ships to browsers must not use anything newer than the oldest of them has.
        return tool("typescript", "tsc", ["-p", "tsconfig.browser.json", ...one], signal);
      },
    },
    {
      name: "browser",
      after: ["build"],
      inputs: () => stageInputs([...site, "tests/{e2e,visual,support}/**/*"]),
      run: (signal) => playwright(".build/browser.json", signal, [`--grep-invert=${restingTests}`]),
    },
    {
      name: "dead code",
      inputs: () => stageInputs(everything),
      run: (signal) => tool("knip", "knip", ["--no-progress"], signal),
    },
    {
      name: "unit and architecture",
      inputs: () => stageInputs(everything),
      run: (signal) =>
        vitest(".build/unit.json", "vitest.config.ts", signal, [
          "--project=pure",
          "--project=live",
          "--project=apart",
          "--project=leaving",
          oneWorker,
        ]),
    },
    {
      name: "processes",
      inputs: () => stageInputs(processes),
      run: (signal) => {
        if (!ensurePostgres())
          say(
            "⚠⚠⚠ NOT TESTED WITH POSTGRESQL: it is missing and could not be installed. On Debian: apt-get install postgresql.",
          );
        return vitest(".build/processes.json", "vitest.config.ts", signal, ["--project=processes", oneWorker]);
      },
    },
    {
      name: "editor's server",
      inputs: () => stageInputs([...site, "editor/**/*", "tests/{fixtures,support}/**/*"]),
      run: (signal) =>
        vitest(".build/editor-server.json", "vitest.config.ts", signal, [
          "--project=editor",
          "--project=desks",
          oneWorker,
        ]),
    },
    {
      name: "editor",
      inputs: () => stageInputs([...site, "editor/**/*", "tests/{editor,e2e,support}/**/*"]),
      // One journey of some families; release:check makes them all.
      run: (signal) =>
        playwright(".build/editor.json", signal, [
          "--config=tests/editor/playwright.config.ts",
          "--grep=@gate",
          `--grep-invert=${restingTests}`,
        ]),
    },
    {
      name: "built site",
      after: ["build"],
      inputs: () => stageInputs([...site, "tests/{contract,servers,support}/**/*"]),
      run: (signal) => {
        ensurePoppler();
        if (!ensureNginx()) say("⚠⚠⚠ NOT TESTED BEHIND NGINX: it is missing and could not be installed.");
        return vitest(".build/contract.json", "tests/contract/vitest.config.ts", signal, [oneWorker]);
      },
    },
    {
      name: "valid HTML",
      after: ["build"],
      inputs: () => stageInputs([...site, ".htmlvalidate.json"]),
      // The gallery has the same pages, and one more.
      run: (signal) =>
        tool(
          "html-validate",
          "html-validate",
          ["dist/client/**/*.html", `${gallery.dist}/client/_componentes/**/*.html`],
          signal,
        ),
    },
    {
      name: "other engines",
      after: ["build"],
      inputs: () => stageInputs([...site, "tests/{engines,support}/**/*"]),
      run: async (signal) => {
        const { ready, missing } = ensureOtherEngines();
        for (const line of missing) say(line);
        return ready === 0 ? undefined : vitest(".build/engines.json", "tests/engines/vitest.config.ts", signal);
      },
    },
    {
      name: "screen reader",
      after: ["build"],
      isPatient: true,
      inputs: () => stageInputs([...site, "tests/{voices,engines,support}/**/*"]),
      // Half of the main ones, others the next day; all are made before a release.
      run: async (signal) => {
        if (ensureScreenReader())
          return vitest(".build/voices.json", "tests/voices/vitest.config.ts", signal, ["main"], 0);
        say(noScreenReader);
        return undefined;
      },
    },
  ];
}

/** @throws {Error} with all its output, if it fails. */
function node(
  args: readonly string[],
  signal: AbortSignal,
  env: Record<string, string> = {},
  niceness = yielding,
): Promise<void> {
  const child = spawn(process.execPath, args, {
    env: { ...commandEnvironment, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    signal,
  });
  if (child.pid !== undefined) setPriority(child.pid, niceness);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => output.push(part));
  return new Promise((done, fail) => {
    child.once("error", fail);
    child.once("close", (code, ended) => {
      if (code === 0) done();
      else fail(new Error(`${Buffer.concat(output).toString().trimEnd()}\n(${args.join(" ")}: ${ended ?? code})`));
    });
  });
}

async function tool(
  packageName: string,
  command: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<undefined> {
  await node([await installedCommand(packageName, command), ...args], signal);
}

async function withReport(
  report: string,
  read: (path: string) => Promise<Tests>,
  run: () => Promise<void>,
): Promise<Tests> {
  await rm(report, { force: true });
  const failure = await run().then(
    () => undefined,
    (error: unknown) => error,
  );
  const tests = await read(report).catch(() => noTests);
  if (failure) throw Object.assign(failure, { tests });
  if (tests.passed === 0) throw Object.assign(new Error(`No test ran: see ${report}`), { tests });
  return tests;
}

async function vitest(
  report: string,
  config: string,
  signal: AbortSignal,
  more: readonly string[] = [],
  niceness = yielding,
): Promise<Tests> {
  const run = await installedCommand("vitest", "vitest");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return withReport(report, readVitestReport, () =>
    node([run, "run", "--config", config, ...reporters, ...more], signal, {}, niceness),
  );
}

async function playwright(report: string, signal: AbortSignal, more: readonly string[]): Promise<Tests> {
  const run = await installedCommand("@playwright/test", "playwright");
  const env = { CHROME_PATH: await ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return withReport(report, readPlaywrightReport, () =>
    node([run, "test", "--reporter=line,json", ...more], signal, env),
  );
}
