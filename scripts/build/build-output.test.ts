import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { openBuildOutput } from "./build-output.ts";

/** Runs a build of one stage. @returns its output and its log. */
async function captureOutput(run: () => Promise<void>, { isVerbose = false } = {}) {
  const shown = { out: "", errors: "" };
  const logFile = join(mkdtempSync(join(inject("sharedFolder"), "wim-output-")), "build.log");
  const output = openBuildOutput({
    ...{ isVerbose, logFile },
    screen: { write: (text: string) => (shown.out += text) },
    errorScreen: { write: (text: string) => (shown.errors += text) },
  });
  try {
    await output.runStage("Páginas", run);
    output.end(["Sitio construido."]);
  } catch (error) {
    output.fail(error);
  }
  const lines = (text: string) => text.split("\n").filter(Boolean);
  return { out: lines(shown.out), errors: lines(shown.errors), logFile, log: readFileSync(logFile, "utf8") };
}

const stageLine = (mark: string) => expect.stringMatching(new RegExp(`^${mark} Páginas +\\d+\\.\\d s$`));

test("shows a line per stage and the result; the tools' output goes into the log, without colours", async () => {
  const { out, errors, log } = await captureOutput(async () => console.log("\u001b[32mone page\u001b[39m"));
  expect(out).toEqual([stageLine("✔"), "Sitio construido."]);
  expect(errors).toEqual([]);
  expect(log).toBe("== Páginas\none page\n");
});

test("a line mentions a tool's warning, and where to find it", async () => {
  const { out, logFile, log } = await captureOutput(async () => console.warn("odd"));
  expect(out).toEqual([stageLine("✔"), expect.stringContaining(logFile), "Sitio construido."]);
  expect(log).toContain("odd\n");
});

test("shows the tools' output on request", async () => {
  const { out } = await captureOutput(async () => console.warn("odd"), { isVerbose: true });
  expect(out).toEqual(["odd", stageLine("✔"), "Sitio construido."]);
});

test("a failure shows the tools' errors, the error itself, and the log's path; the log also has the stack", async () => {
  const { out, errors, logFile, log } = await captureOutput(async () => {
    console.log("one page");
    console.error("Build failed");
    throw new Error("no such price");
  });
  expect(out).toEqual([stageLine("✘")]);
  expect(errors).toEqual(["Build failed", "no such price", expect.stringContaining(logFile)]);
  expect(log).toMatch(/one page\nBuild failed\nError: no such price\n +at /);
});

test("restores the console", async () => {
  const before = globalThis.console;
  await captureOutput(async () => undefined);
  expect(globalThis.console).toBe(before);
});

test("if a tool ends the process, its error output is shown on standard error", () => {
  const logFile = join(mkdtempSync(join(inject("sharedFolder"), "wim-output-")), "build.log");
  const code = `const { openBuildOutput } = await import("./scripts/build/build-output.ts");
    const output = openBuildOutput({ logFile: ${JSON.stringify(logFile)} });
    await output.runStage("Páginas", async () => { console.error("no such price"); process.exit(1); });`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", code], {
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stdout).toMatch(/^✘ Páginas/);
  expect(stderr.trim().split("\n")).toEqual(["no such price", expect.stringContaining(logFile)]);
});
