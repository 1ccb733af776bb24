/** Runs a separate PostgreSQL for tests and benchmarks, in a temporary folder. */
import { execFile, spawnSync } from "node:child_process";
import { chownSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { Client } from "pg";
import { findFreePort } from "#server/testing/free-port.ts";

/**
 * @returns the folder of PostgreSQL's programs; undefined if not installed. On Debian the newest version, elsewhere the
 *   one on the PATH.
 */
export function findPostgresPrograms(): string | undefined {
  const readMajorVersion = (folder: string) => Number(/(\d+)\/bin$/.exec(folder)?.[1] ?? 0);
  const debianFolders = globSync("/usr/lib/postgresql/*/bin").sort((a, b) => readMajorVersion(b) - readMajorVersion(a));
  const folders = [...debianFolders, ...(process.env.PATH ?? "").split(delimiter)];
  const isRunnable = (program: string) => spawnSync(program, ["--version"]).status === 0;
  return folders.find((folder) => ["initdb", "pg_ctl"].every((name) => isRunnable(join(folder, name))));
}

export type RunningPostgres = {
  port: number;
  /** @returns the address of a new, empty schema. */
  emptySchema(): Promise<string>;
  /** Stops at once without finishing anything, as in a power failure. */
  crash(): Promise<void>;
  start(): Promise<void>;
  /**
   * Starts a standby that replicates this server, and waits until it has caught up. With
   * `isSynchronous`, commits on this server wait for it.
   */
  startStandby(options: { isSynchronous: boolean }): Promise<RunningStandby>;
  remove(): Promise<void>;
};

export type RunningStandby = {
  port: number;
  /** Makes the standby accept writes; returns once it does. */
  promote(): Promise<void>;
  remove(): Promise<void>;
};

/** PostgreSQL and PgBouncer refuse to run as root; this is the uid of the user `nobody`. */
const nobodyUserId = 65_534;

const isRoot = process.getuid?.() === 0;

/** User of the started programs, as an option for `spawn`. */
export const serverUser = isRoot ? { uid: nobodyUserId, gid: nobodyUserId } : {};

/** Gives a file or folder to the user of the started programs. */
export function chownForServer(path: string): void {
  if (isRoot) chownSync(path, nobodyUserId, nobodyUserId);
}

/** @throws {Error} with the output of PostgreSQL's programs, if PostgreSQL does not start. */
export async function startPostgres(): Promise<RunningPostgres> {
  const port = await findFreePort();
  const url = buildUrl(port);
  const cluster = createCluster(port);
  await cluster.runProgram("initdb", "-A", "trust", "-U", "wim", "-E", "UTF8", "--no-locale", "--no-sync");
  await cluster.start();

  let schemaCount = 0;
  return {
    port,
    async emptySchema() {
      const name = `schema_${++schemaCount}`;
      await runSingleQuery(url, `CREATE SCHEMA ${name}`);
      return `${url}?options=-csearch_path%3D${name}`;
    },
    crash: cluster.crash,
    start: cluster.start,
    async startStandby({ isSynchronous }) {
      const standbyPort = await findFreePort();
      const standby = createCluster(standbyPort);
      const source = `host=127.0.0.1 port=${port} user=wim application_name=standby`;
      await standby.runProgram("pg_basebackup", "-R", "-X", "stream", "-c", "fast", "-N", "-d", source);
      await standby.start();
      if (isSynchronous)
        await runSingleQuery(url, "ALTER SYSTEM SET synchronous_standby_names = 'standby'").then(() =>
          runSingleQuery(url, "SELECT pg_reload_conf()"),
        );
      const state = isSynchronous ? "sync" : "async";
      const findStandby = `SELECT FROM pg_stat_replication WHERE state = 'streaming' AND sync_state = '${state}'`;
      while ((await runSingleQuery(url, findStandby)).length === 0) await delay(50);
      return {
        port: standbyPort,
        promote: async () => void (await standby.runProgram("pg_ctl", "-w", "promote")),
        remove: standby.remove,
      };
    },
    remove: cluster.remove,
  };
}

const buildUrl = (port: number) => `postgresql://wim@127.0.0.1:${port}/postgres`;

/** Creates a folder for one PostgreSQL's data, which the caller fills before starting it. */
function createCluster(port: number) {
  const programs = findPostgresPrograms();
  if (programs === undefined) throw new Error("there is no PostgreSQL on this machine");
  const folder = mkdtempSync(join(tmpdir(), "wim-postgres-"));
  chownForServer(folder);
  const dataFolder = join(folder, "data");
  const runProgram = (program: string, ...args: string[]) =>
    promisify(execFile)(join(programs, program), ["-D", dataFolder, ...args], { ...serverUser, cwd: folder });
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c shared_buffers=16MB`;
  const crash = async () => void (await runProgram("pg_ctl", "-w", "-m", "immediate", "stop"));
  // Without this handler, PostgreSQL would outlive this process.
  const stopNow = () =>
    void spawnSync(join(programs, "pg_ctl"), ["-D", dataFolder, "-m", "immediate", "stop"], serverUser);
  process.once("exit", stopNow);
  return {
    runProgram,
    crash,
    start: async () => void (await runProgram("pg_ctl", "-w", "-l", join(folder, "log"), "-o", settings, "start")),
    async remove() {
      process.off("exit", stopNow);
      await crash().catch(() => {});
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs SQL on a separate connection, for tasks that the store has no method for. */
export async function runSingleQuery(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
