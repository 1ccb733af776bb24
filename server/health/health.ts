/** What load balancers ask: whether this server can take what visitors send. docs/decisions/0073 */
import { readFile, statfs } from "node:fs/promises";
import { resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { healthPath } from "#domain/leads/collector.ts";
import type { Store } from "#server/store/store.ts";

type HealthOptions = {
  store: Store;
  /** Next to what the build wrote of itself. */
  clientDir: string;
  /** Of the database, if it is a file. */
  databaseFolder: string | undefined;
};

type Health = {
  status: "ok" | "failing";
  /** Which build is served. */
  build: string | null;
  store: "writable" | "away";
  /** `low` is for a person to act on: the server is well as long as it can write. */
  disk: "ok" | "low" | "elsewhere";
};

/** All who ask within this time get the same answer, so that asking often costs nothing. */
const freshMs = 1_000;

/** Balancers wait a few seconds at most. */
const patienceMs = 1_000;

const lowDiskBytes = 256 * 1024 ** 2;

/** 200 if what is sent now would be stored, else 503. Nobody is refused for asking too often. */
export async function health(app: FastifyInstance, options: HealthOptions): Promise<void> {
  let latest: { askedAt: number; answer: Promise<Health> } | undefined;
  app.get(healthPath, { logLevel: "warn" }, async (_request, reply) => {
    const now = performance.now();
    if (!latest || now - latest.askedAt >= freshMs) latest = { askedAt: now, answer: healthOf(options) };
    const answer = await latest.answer;
    return reply
      .code(answer.status === "ok" ? 200 : 503)
      .header("Cache-Control", "no-store")
      .send(answer);
  });
}

async function healthOf({ store, clientDir, databaseFolder }: HealthOptions): Promise<Health> {
  const [isWritable, build, freeBytes] = await Promise.all([
    canWrite(store),
    buildOf(clientDir),
    databaseFolder === undefined ? undefined : freeBytesAt(databaseFolder),
  ]);
  return {
    status: isWritable ? "ok" : "failing",
    build: build ?? null,
    store: isWritable ? "writable" : "away",
    disk: freeBytes === undefined ? "elsewhere" : freeBytes < lowDiskBytes ? "low" : "ok",
  };
}

function canWrite(store: Store): Promise<boolean> {
  const written = store.check().then(
    () => true,
    () => false,
  );
  return Promise.race([written, delay(patienceMs, false, { ref: false })]);
}

/** @returns undefined if the build did not finish its stamp. */
export async function buildOf(clientDir: string): Promise<string | undefined> {
  try {
    const { inputs }: { inputs: string } = JSON.parse(await readFile(resolve(clientDir, "../build.json"), "utf8"));
    return inputs.slice(0, 12);
  } catch {
    return undefined;
  }
}

/** What the server's user may still write. */
export async function freeBytesAt(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}
