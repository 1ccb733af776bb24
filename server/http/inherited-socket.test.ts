import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { sendRequest } from "#server/testing/client.ts";
import { createBuiltSite } from "#server/testing/site.ts";
import { findInheritedSocket } from "./inherited-socket.ts";

/**
 * Shell script that holds the socket without accepting connections, like systemd, and replaces each server that ends.
 */
const manager = `while :; do
  sh -c 'echo "process $$"; LISTEN_PID=$$ LISTEN_FDS=1 exec "$NODE" server/main.ts'
done`;

/** @returns the manager, and the port of its servers. */
async function startManager(): Promise<{ shell: ChildProcess; port: number }> {
  const listener = createServer().listen(0, "127.0.0.1");
  await once(listener, "listening");
  const { port } = listener.address() as { port: number };
  const { fd } = (listener as unknown as { _handle: { fd: number } })._handle;
  const distDir = createBuiltSite();
  const databaseFile = join(distDir, "wim.sqlite");
  const shell = spawn("sh", ["-c", manager], {
    cwd: resolve(import.meta.dirname, "../.."),
    // PORT must be ignored: a server that opened another socket would fail here.
    env: { ...process.env, NODE: process.execPath, WIM_DIST: distDir, DATABASE_FILE: databaseFile, PORT: "1" },
    stdio: ["ignore", "pipe", "inherit", fd],
  });
  await once(shell, "spawn");
  listener.close();
  return { shell, port };
}

test("a restart on a service manager's socket refuses no connection", async () => {
  const { shell, port } = await startManager();
  const running: number[] = [];
  let ready = 0;
  onTestFinished(() => {
    shell.kill("SIGKILL");
    for (const pid of running.slice(-1)) process.kill(pid, "SIGKILL");
  });
  if (!shell.stdout) throw new Error("no output to follow");
  createInterface(shell.stdout).on("line", (line) => {
    const pid = /^process (\d+)$/.exec(line)?.[1];
    if (pid) running.push(Number(pid));
    if (line === `Listo: http://localhost:${port}`) ready += 1;
  });
  const untilReady = (count: number) => vi.waitUntil(() => ready >= count, { timeout: 30_000 });
  await untilReady(1);

  let isOver = false;
  const answers: Record<string, number> = {};
  const visit = async () => {
    while (!isOver) {
      const outcome = await sendRequest(port, "/").then(
        ({ status }) => String(status),
        (error: NodeJS.ErrnoException) => error.code ?? error.message,
      );
      answers[outcome] = (answers[outcome] ?? 0) + 1;
    }
  };
  const visits = Promise.all(Array.from({ length: 8 }, visit));
  await delay(100);
  process.kill(running[0] as number, "SIGTERM");
  await untilReady(2);
  const before = answers["200"] ?? 0;
  await vi.waitUntil(() => (answers["200"] ?? 0) > before + 20, { timeout: 30_000 });
  isOver = true;
  await visits;
  expect(Object.keys(answers)).toEqual(["200"]);
  expect(running).toHaveLength(2);
});

test("ignores a socket meant for another process", () => {
  expect(findInheritedSocket({ LISTEN_PID: "41", LISTEN_FDS: "1" }, 42)).toBeUndefined();
  expect(findInheritedSocket({ LISTEN_PID: "42", LISTEN_FDS: "1" }, 42)).toEqual({ fd: 3 });
  expect(findInheritedSocket({ LISTEN_PID: "42", LISTEN_FDS: "0" }, 42)).toBeUndefined();
  expect(findInheritedSocket({}, 42)).toBeUndefined();
});
