import { mkdtempSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { runInstallation } from "./install.ts";

function installing(...scripts: readonly string[]) {
  let shownText = "";
  const logFile = join(mkdtempSync(join(inject("sharedFolder"), "wim-install-")), "install.log");
  const commands = scripts.map((script) => ({ command: process.execPath, args: ["--eval", script], seconds: 30 }));
  const screen = { write: (text: string) => (shownText += text) };
  const isDone = runInstallation({ subject: "a browser", purpose: "its tests", commands }, { screen, logFile });
  return { isDone, lines: shownText.trimEnd().split("\n"), logFile, log: readFileSync(logFile, "utf8") };
}

test("says what is installed, why, and that it succeeded; the log has the rest", () => {
  const { isDone, lines, log } = installing("console.log('unpacking')", "console.error('setting up')");
  expect(isDone).toBe(true);
  expect(lines).toEqual([
    "Installing a browser, for its tests: this may take some minutes.",
    expect.stringMatching(/^Installed a browser in \d+ s\.$/),
  ]);
  expect(log).toMatch(/unpacking\n.*\nsetting up\n$/);
});

test("stops at the first command that fails, and says where its output is", () => {
  const { isDone, lines, logFile, log } = installing("console.error('no network'); process.exit(1)", "never()");
  expect(isDone).toBe(false);
  expect(lines.at(-1)).toBe(`Could not install a browser: see ${logFile}.`);
  expect(log).toMatch(/no network\n$/);
});
