/** Runs the real server as a separate process. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { buffer } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { createBuiltSite } from "./site.ts";

const root = resolve(import.meta.dirname, "../..");

/** Starts a script, and kills it at the end of the test. */
export function startScript(script: string, environment: Record<string, string>, args: readonly string[] = []) {
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    // Tests must not use the developer's own database.
    env: { ...process.env, NODE_ENV: "production", DATABASE_URL: "", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

export async function runScript(script: string, environment: Record<string, string>, args: readonly string[] = []) {
  const child = startScript(script, environment, args);
  const [exit, stdout, stderr] = await Promise.all([once(child, "exit"), buffer(child.stdout), buffer(child.stderr)]);
  // `toString` keeps a byte order mark, unlike decoding as a stream.
  return { exitCode: exit[0] as number | null, stdout: stdout.toString(), stderr: stderr.toString() };
}

export function startServer(distDir: string, databaseFile: string, more: Record<string, string> = {}) {
  return startScript("server/main.ts", {
    PORT: "0",
    HOST: "127.0.0.1",
    WIM_DIST: distDir,
    DATABASE_FILE: databaseFile,
    RATE_LIMIT: "1000000",
    ...more,
  });
}

/** Starts a server on a new site; the server has to create its database's folder. */
export function startNewServer(more: Record<string, string> = {}) {
  const distDir = createBuiltSite();
  const databaseFile = join(distDir, "data", "wim.sqlite");
  return { distDir, databaseFile, server: startServer(distDir, databaseFile, more) };
}

export async function waitForPort(child: ChildProcess): Promise<number> {
  if (!child.stdout) throw new Error("no output to read the port from");
  for await (const line of createInterface(child.stdout)) {
    const port = /^Listo: http:\/\/localhost:(\d+)$/.exec(line)?.[1];
    if (port) return Number(port);
  }
  throw new Error("the server ended before it answered");
}
