/** Compares the stores by leads per second, and by the response times of a small file during the load. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { type LoadConditions, type LoadResult, leadCase } from "../load/load-case.ts";
import { formatMarkdownTable } from "../markdown.ts";
import { computeMedian } from "../median.ts";
import { importPeerModule } from "../peer-modules.ts";

export type StoreName = "before" | "thread" | "postgres";

type Contestant = { name: StoreName; what: string; place: () => string | Promise<string> };

type Turn = LoadResult & {
  /** CPU time of the server per lead, all threads. */
  microsecondsALead: number;
  /** Response times of a small file during the load, ms. */
  fileWaits: number[];
  /** Response times of the same file without leads, ms. */
  idleWaits: number[];
};

export type StoreResult = { name: StoreName; what: string; turns: Turn[] };

type Race = LoadConditions & { clientDir: string; rounds: number };

/** Measures the stores in turns, so that a temporary load of the machine does not affect only one of them. */
export async function compareStores(contestants: readonly Contestant[], race: Race): Promise<StoreResult[]> {
  const results = contestants.map(({ name, what }) => ({ name, what, turns: [] as Turn[] }));
  for (let round = 0; round < race.rounds; round += 1)
    for (const [index, contestant] of contestants.entries()) results[index]?.turns.push(await turnOf(contestant, race));
  return results;
}

async function turnOf({ name, place }: Contestant, { clientDir, ...conditions }: Race): Promise<Turn> {
  const { runLoadCase } = await importPeerModule("http-load.ts");
  const child = fork(new URL("store-server.ts", import.meta.url), [name, clientDir, await place()], {
    env: { ...process.env, NODE_ENV: "production" },
  });
  try {
    const [{ url }] = (await once(child, "message")) as [{ url: string }];
    const cpu = async () => {
      child.send("cpu");
      const [{ cpu }] = (await once(child, "message")) as [{ cpu: NodeJS.CpuUsage }];
      return cpu.user + cpu.system;
    };
    // Warm-up: each turn has a new process, whose code is not compiled yet.
    await runLoadCase(url, leadCase, { ...conditions, seconds: 1 });
    const { waits: idleWaits } = await beside(url, () => delay(1_000));
    const before = await cpu();
    const { waits: fileWaits, result: load } = await beside(url, () => runLoadCase(url, leadCase, conditions));
    const used = (await cpu()) - before;
    return { ...load, fileWaits, idleWaits, microsecondsALead: used / (load.requestsPerSecond * conditions.seconds) };
  } finally {
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  }
}

/** Measures response times of a small file, in ms, during `run`. */
async function beside<Result>(url: string, run: () => Promise<Result>): Promise<{ waits: number[]; result: Result }> {
  const visitor = new Worker(new URL("visitor.ts", import.meta.url), { workerData: `${url}/robots.txt` });
  const result = await run();
  visitor.postMessage("stop");
  const [waits] = (await once(visitor, "message")) as [number[]];
  return { waits, result };
}

const rate = ({ turns }: StoreResult) => computeMedian(turns.map(({ requestsPerSecond }) => requestsPerSecond));
const wait = ({ turns }: StoreResult) => computeMedian(turns.flatMap(({ fileWaits }) => fileWaits));
const idle = ({ turns }: StoreResult) => computeMedian(turns.flatMap(({ idleWaits }) => idleWaits));
const inTurns = (turns: readonly Turn[], figure: (turn: Turn) => number) =>
  turns.map((turn) => Math.round(figure(turn)).toString()).join(" / ");

export function formatStoreTable(results: readonly StoreResult[]): string {
  const headings = [
    "store",
    "leads a second",
    "p99",
    "processor a lead",
    "a small file meanwhile, p50 (longest)",
    "without leads",
    "errors",
  ];
  return formatMarkdownTable(
    headings,
    results.map((result) => [
      result.what,
      inTurns(result.turns, ({ requestsPerSecond }) => requestsPerSecond),
      `${inTurns(result.turns, ({ p99 }) => p99)} ms`,
      `${inTurns(result.turns, ({ microsecondsALead }) => microsecondsALead)} µs`,
      `${wait(result).toFixed(1)} ms (${Math.max(...result.turns.flatMap(({ fileWaits }) => fileWaits)).toFixed(0)} ms)`,
      `${idle(result).toFixed(1)} ms`,
      String(countErrors(result)),
    ]),
  );
}

export const countErrors = ({ turns }: StoreResult) => turns.reduce((sum, { errors }) => sum + errors, 0);

/**
 * Compares the new SQLite store with the old one. Decision 0065 promises at least 2.5 times as many leads per second,
 * and at most a tenth of the delay of a small file.
 *
 * @returns `leads`: the new store's leads per second, divided by the old store's; `before`, `now`: the delay in ms that
 * leads cause for a small file, with the old and with the new store; `areKept`: whether both promises are kept.
 */
export function computeThreadGains(results: readonly StoreResult[]): {
  leads: number;
  before: number;
  now: number;
  areKept: boolean;
} {
  const [before, thread] = (["before", "thread"] as const).map((name) => results.find((each) => each.name === name));
  if (!before || !thread) throw new RangeError("the two SQLite stores were not measured");
  const leads = rate(thread) / rate(before);
  const held = { before: wait(before) - idle(before), now: wait(thread) - idle(thread) };
  return { leads, ...held, areKept: leads >= 2.5 && held.now <= held.before / 10 };
}
