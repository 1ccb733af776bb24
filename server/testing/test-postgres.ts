/** Runs a separate PostgreSQL for tests and benchmarks, in a temporary folder. */
import { execFile, spawnSync } from "node:child_process";
import { chownSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { findFreePort } from "./free-port.ts";

/** @returns the folder of PostgreSQL's programs, if installed: on Debian the newest, elsewhere one on the PATH. */
export function findPostgresPrograms(): string | undefined {
  const readMajorVersion = (folder: string) => Number(/(\d+)\/bin$/.exec(folder)?.[1] ?? 0);
  const debianFolders = globSync("/usr/lib/postgresql/*/bin").sort((a, b) => readMajorVersion(b) - readMajorVersion(a));
  const folders = [...debianFolders, ...(process.env.PATH ?? "").split(delimiter)];
  const isRunnable = (program: string) => spawnSync(program, ["--version"]).status === 0;
  return folders.find((folder) => ["initdb", "pg_ctl"].every((name) => isRunnable(join(folder, name))));
}

export type RunningPostgres = {
  /** @returns the address of a new and empty schema. */
  emptySchema(): Promise<string>;
  /** Stops at once without finishing anything, as in a power failure. */
  crash(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
};

/** PostgreSQL refuses to run as root; this is the uid of the user `nobody`. */
const nobodyUserId = 65_534;

/** @throws {Error} with the output of PostgreSQL's programs, if PostgreSQL does not start. */
export async function startPostgres(): Promise<RunningPostgres> {
  const programs = findPostgresPrograms();
  if (programs === undefined) throw new Error("there is no PostgreSQL on this machine");
  const isRoot = process.getuid?.() === 0;
  const userOptions = isRoot ? { uid: nobodyUserId, gid: nobodyUserId } : {};
  const folder = mkdtempSync(join(tmpdir(), "wim-postgres-"));
  if (isRoot) chownSync(folder, nobodyUserId, nobodyUserId);
  const dataFolder = join(folder, "data");
  const runProgram = (program: string, ...args: string[]) =>
    promisify(execFile)(join(programs, program), ["-D", dataFolder, ...args], { ...userOptions, cwd: folder });
  const port = await findFreePort();
  const url = `postgresql://wim@127.0.0.1:${port}/postgres`;

  await runProgram("initdb", "-A", "trust", "-U", "wim", "-E", "UTF8", "--no-locale", "--no-sync");
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c shared_buffers=16MB`;
  const start = async () => void (await runProgram("pg_ctl", "-w", "-l", join(folder, "log"), "-o", settings, "start"));
  const crash = async () => void (await runProgram("pg_ctl", "-w", "-m", "immediate", "stop"));
  // Without this handler, PostgreSQL would outlive this process.
  const stopNow = () =>
    void spawnSync(join(programs, "pg_ctl"), ["-D", dataFolder, "-m", "immediate", "stop"], userOptions);
  process.once("exit", stopNow);
  await start();

  let schemaCount = 0;
  return {
    async emptySchema() {
      const name = `schema_${++schemaCount}`;
      await runSingleQuery(url, `CREATE SCHEMA ${name}`);
      return `${url}?options=-csearch_path%3D${name}`;
    },
    crash,
    start,
    async remove() {
      process.off("exit", stopNow);
      await crash().catch(() => {});
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs SQL on a separate connection, for tasks for which the store has no method. */
export async function runSingleQuery(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
