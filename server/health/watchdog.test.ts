import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestFolder } from "#server/testing/test-folder.ts";
import { startWatchdogSignal } from "./watchdog.ts";

/** A fake `systemd-notify` that records its arguments. */
function recordSigns() {
  const folder = createTestFolder();
  const notes = join(folder, "notes");
  writeFileSync(notes, "");
  const tool = join(folder, "systemd-notify");
  writeFileSync(tool, `#!/bin/sh\necho "$NOTIFY_SOCKET $*" >>${notes}\n`);
  chmodSync(tool, 0o755);
  const env = { PATH: `${folder}:${process.env.PATH}`, NOTIFY_SOCKET: "/run/notify", WATCHDOG_USEC: "100000" };
  return { env, signs: () => readFileSync(notes, "utf8").split("\n").slice(0, -1) };
}

test("repeatedly signals to systemd that the server is alive, with its status", async () => {
  const { env, signs } = recordSigns();
  const problems: Error[] = [];
  let status = "Guarda lo que llega";
  startWatchdogSignal(
    env,
    () => status,
    (error) => problems.push(error),
  );
  await expect.poll(() => signs()).not.toEqual([]);
  status = "No guarda nada";
  await expect.poll(() => signs().length).toBeGreaterThanOrEqual(3);
  expect(new Set(signs())).toEqual(
    new Set(["/run/notify WATCHDOG=1 STATUS=Guarda lo que llega", "/run/notify WATCHDOG=1 STATUS=No guarda nada"]),
  );
  expect(problems).toEqual([]);
});

test("reports a failed signal, and sends none without a watchdog or if another process is watched", async () => {
  const { env, signs } = recordSigns();
  const problems: Error[] = [];
  const status = () => "";
  const onProblem = (error: Error) => problems.push(error);
  startWatchdogSignal({ ...env, NOTIFY_SOCKET: "" }, status, onProblem);
  startWatchdogSignal({ ...env, WATCHDOG_USEC: undefined }, status, onProblem);
  startWatchdogSignal({ ...env, WATCHDOG_PID: "1" }, status, onProblem);
  startWatchdogSignal({ ...env, PATH: "/nowhere" }, status, onProblem);
  await expect.poll(() => problems.length).toBeGreaterThan(0);
  expect(problems[0]?.message).toContain("systemd-notify");
  expect(signs()).toEqual([]);
});
