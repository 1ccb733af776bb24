import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { readFileIn, writeFileIn } from "#editor/testing/servers/site-repository.ts";
import { createTestFolder } from "#server/testing/test-folder.ts";
import { runChildProcess } from "./child-process.ts";

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.skipIf(process.platform === "win32")("a cancelled script ends with all its child processes", async () => {
  const root = createTestFolder();
  writeFileIn(root, "inner.mjs", "setInterval(() => {}, 1000);");
  writeFileIn(
    root,
    "script.mjs",
    `import { spawn } from "node:child_process";
     import { writeFileSync } from "node:fs";
     const { pid } = spawn(process.execPath, ["inner.mjs"]);
     writeFileSync("pid.tmp", String(pid));
     (await import("node:fs")).renameSync("pid.tmp", "pid");
     setInterval(() => {}, 1000);`,
  );
  const cancelling = new AbortController();
  const ended = runChildProcess(["script.mjs"], { root, signal: cancelling.signal });
  const pidFile = () => {
    try {
      return Number(readFileIn(root, "pid"));
    } catch {
      return undefined;
    }
  };
  while (pidFile() === undefined) await wait(20);
  const inner = pidFile() ?? 0;
  expect(isRunning(inner)).toBe(true);
  cancelling.abort();
  expect((await ended).code).toBeNull();
  while (isRunning(inner)) await wait(20);
  expect(isRunning(inner)).toBe(false);
});
