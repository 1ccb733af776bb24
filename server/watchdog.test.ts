import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "./testing/site.ts";
import { feedWatchdog } from "./watchdog.ts";

/** Takes the place of systemd's tool, and notes what it is told. */
function notedSigns() {
  const folder = temporaryFolder();
  const notes = join(folder, "notes");
  writeFileSync(notes, "");
  const tool = join(folder, "systemd-notify");
  writeFileSync(tool, `#!/bin/sh\necho "$NOTIFY_SOCKET $*" >>${notes}\n`);
  chmodSync(tool, 0o755);
  const env = { PATH: `${folder}:${process.env.PATH}`, NOTIFY_SOCKET: "/run/notify", WATCHDOG_USEC: "100000" };
  return { env, signs: () => readFileSync(notes, "utf8").split("\n").slice(0, -1) };
}

test("tells systemd again and again that it lives", async () => {
  const { env, signs } = notedSigns();
  const problems: Error[] = [];
  feedWatchdog(env, (error) => problems.push(error));
  await vi.waitFor(() => expect(signs().length).toBeGreaterThanOrEqual(3), 5_000);
  expect(new Set(signs())).toEqual(new Set(["/run/notify WATCHDOG=1"]));
  expect(problems).toEqual([]);
});

test("reports that it cannot, and stays silent where nobody listens or another process is meant", async () => {
  const { env, signs } = notedSigns();
  const problems: Error[] = [];
  const onProblem = (error: Error) => problems.push(error);
  feedWatchdog({ ...env, NOTIFY_SOCKET: "" }, onProblem);
  feedWatchdog({ ...env, WATCHDOG_USEC: undefined }, onProblem);
  feedWatchdog({ ...env, WATCHDOG_PID: "1" }, onProblem);
  feedWatchdog({ ...env, PATH: "/nowhere" }, onProblem);
  await vi.waitFor(() => expect(problems.length).toBeGreaterThan(0), 5_000);
  expect(problems[0]?.message).toContain("systemd-notify");
  expect(signs()).toEqual([]);
});
