/** Health check for load balancers: whether this server can store visitors' messages. docs/decisions/0073 */
import { readFile, statfs } from "node:fs/promises";
import { resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { healthPath } from "#domain/site/server-paths.ts";
import type { Store } from "#server/store/store.ts";

type HealthOptions = {
  store: Store;
  /** Folder of the built files; `build.json` is next to it. */
  clientDir: string;
  /** Folder of the SQLite database; undefined with PostgreSQL. */
  databaseFolder: string | undefined;
};

type Health = {
  status: "ok" | "failing";
  /** Id of the served build; null if unknown. */
  build: string | null;
  store: "writable" | "away";
  /**
   * `low`: staff should free space, although `status` may still be `ok`. `elsewhere`: the disk is not on this machine
   * (PostgreSQL), or is unknown.
   */
  disk: "ok" | "low" | "elsewhere";
};

/** All requests within this time in ms get the same response, so that frequent checks cost nothing. */
const reuseMs = 1_000;

/** Timeout in ms of the store's check; load balancers wait a few seconds at most. */
const storeTimeoutMs = 1_000;

const lowDiskBytes = 256 * 1024 ** 2;

/** Adds the route that responds 200 if a message sent now would be stored, else 503. It has no rate limit. */
export async function addHealthRoutes(app: FastifyInstance, options: HealthOptions): Promise<void> {
  let latestCheck: { startedAtMs: number; result: Promise<Health> } | undefined;
  app.get(healthPath, { logLevel: "warn" }, async (_request, reply) => {
    const now = performance.now();
    if (!latestCheck || now - latestCheck.startedAtMs >= reuseMs)
      latestCheck = { startedAtMs: now, result: checkHealth(options) };
    const answer = await latestCheck.result;
    return reply
      .code(answer.status === "ok" ? 200 : 503)
      .header("Cache-Control", "no-store")
      .send(answer);
  });
}

async function checkHealth({ store, clientDir, databaseFolder }: HealthOptions): Promise<Health> {
  const [isWritable, build, freeBytes] = await Promise.all([
    canWrite(store),
    readBuildId(clientDir),
    databaseFolder === undefined ? undefined : readFreeBytes(databaseFolder),
  ]);
  return {
    status: isWritable ? "ok" : "failing",
    build: build ?? null,
    store: isWritable ? "writable" : "away",
    disk: freeBytes === undefined ? "elsewhere" : freeBytes < lowDiskBytes ? "low" : "ok",
  };
}

function canWrite(store: Store): Promise<boolean> {
  const check = store.check().then(
    () => true,
    () => false,
  );
  return Promise.race([check, delay(storeTimeoutMs, false, { ref: false })]);
}

/** @returns the id of the build in this folder; undefined if its `build.json` cannot be read. */
export async function readBuildId(clientDir: string): Promise<string | undefined> {
  try {
    const { inputs }: { inputs: string } = JSON.parse(await readFile(resolve(clientDir, "../build.json"), "utf8"));
    return inputs.slice(0, 12);
  } catch {
    return undefined;
  }
}

/** Reads how many bytes the server's user can still write in a folder; undefined if it cannot be inspected. */
export async function readFreeBytes(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}
