/** Runs a PgBouncer in front of a PostgreSQL, for tests. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { findFreePort } from "#server/testing/free-port.ts";
import { chownForServer, serverUser } from "./test-postgres.ts";

/** @returns the program's path; undefined if it is not installed. Debian has it outside the PATH of users. */
export function findPgBouncer(): string | undefined {
  return ["pgbouncer", "/usr/sbin/pgbouncer"].find((program) => spawnSync(program, ["--version"]).status === 0);
}

/** Starts a PgBouncer with its default settings, and stops it at the end of the test. @returns its port. */
export async function startPgBouncer(postgresPort: number, mode: "transaction" | "statement"): Promise<number> {
  const program = findPgBouncer();
  if (program === undefined) throw new Error("there is no PgBouncer on this machine");
  const folder = mkdtempSync(join(tmpdir(), "wim-pgbouncer-"));
  const port = await findFreePort();
  writeFileSync(join(folder, "users.txt"), '"wim" ""\n');
  writeFileSync(
    join(folder, "pgbouncer.ini"),
    `[databases]
* = host=127.0.0.1 port=${postgresPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, "users.txt")}
pool_mode = ${mode}
`,
  );
  for (const path of [folder, join(folder, "users.txt"), join(folder, "pgbouncer.ini")]) chownForServer(path);
  const child = spawn(program, [join(folder, "pgbouncer.ini")], { ...serverUser, stdio: "ignore" });
  const exit = once(child, "exit");
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await exit;
    rmSync(folder, { recursive: true, force: true });
  });
  while (!(await isListening(port))) await Promise.race([delay(20), exit.then(() => Promise.reject(child.exitCode))]);
  return port;
}

function isListening(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  return new Promise((resolve) => {
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
  }).finally(() => socket.destroy()) as Promise<boolean>;
}
