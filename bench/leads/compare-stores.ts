/** Compares the stores by leads per second, and by the response times of a small file during the load. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { type LoadConditions, type LoadResult, leadCase } from "../load/load-case.ts";
import { importPeerModule } from "../peer-modules.ts";
import { formatMarkdownTable } from "../report/markdown.ts";
import { computeMedian } from "../report/median.ts";

export type StoreName = "sqlite" | "postgres";

type Contestant = { name: StoreName; label: string; createPlace: () => string | Promise<string> };

type Round = LoadResult & {
  /** CPU time of the server per lead in microseconds, all threads. */
  microsecondsPerLead: number;
  /** Response times of a small file during the load, in ms. */
  loadedFileTimesMs: number[];
  /** Response times of the same file without leads, in ms. */
  idleFileTimesMs: number[];
};

export type StoreResult = { name: StoreName; label: string; rounds: Round[] };

type Comparison = LoadConditions & { clientDir: string; rounds: number };

/** Measures the stores in turns, so that a temporary load on the machine does not affect only one of them. */
export async function compareStores(
  contestants: readonly Contestant[],
  comparison: Comparison,
): Promise<StoreResult[]> {
  const results = contestants.map(({ name, label }) => ({ name, label, rounds: [] as Round[] }));
  for (let round = 0; round < comparison.rounds; round += 1)
    for (const [index, contestant] of contestants.entries())
      results[index]?.rounds.push(await measureRound(contestant, comparison));
  return results;
}

async function measureRound(
  { name, createPlace }: Contestant,
  { clientDir, ...conditions }: Comparison,
): Promise<Round> {
  const { runLoadCase } = await importPeerModule("http-load.ts");
  const child = fork(new URL("store-server.ts", import.meta.url), [name, clientDir, await createPlace()], {
    env: { ...process.env, NODE_ENV: "production" },
  });
  try {
    const [{ url }] = (await once(child, "message")) as [{ url: string }];
    const readCpuMicroseconds = async () => {
      child.send("cpu");
      const [{ cpu }] = (await once(child, "message")) as [{ cpu: NodeJS.CpuUsage }];
      return cpu.user + cpu.system;
    };
    // Warm-up: each turn has a new process, whose code is not compiled yet.
    await runLoadCase(url, leadCase, { ...conditions, seconds: 1 });
    const { fileTimesMs: idleFileTimesMs } = await measureFileTimesDuring(url, () => delay(1_000));
    const before = await readCpuMicroseconds();
    const { fileTimesMs: loadedFileTimesMs, result: load } = await measureFileTimesDuring(url, () =>
      runLoadCase(url, leadCase, conditions),
    );
    const cpuMicroseconds = (await readCpuMicroseconds()) - before;
    return {
      ...load,
      loadedFileTimesMs,
      idleFileTimesMs,
      microsecondsPerLead: cpuMicroseconds / (load.requestsPerSecond * conditions.seconds),
    };
  } finally {
    const exit = once(child, "exit");
    child.kill("SIGTERM");
    await exit;
  }
}

/** Measures the response times of a small file in ms while `run` runs. */
async function measureFileTimesDuring<Result>(
  url: string,
  run: () => Promise<Result>,
): Promise<{ fileTimesMs: number[]; result: Result }> {
  const visitor = new Worker(new URL("visitor.ts", import.meta.url), { workerData: `${url}/robots.txt` });
  const result = await run();
  visitor.postMessage("stop");
  const [fileTimesMs] = (await once(visitor, "message")) as [number[]];
  return { fileTimesMs, result };
}

const getMedianLoadedTime = ({ rounds }: StoreResult) =>
  computeMedian(rounds.flatMap(({ loadedFileTimesMs }) => loadedFileTimesMs));
const getMedianIdleTime = ({ rounds }: StoreResult) =>
  computeMedian(rounds.flatMap(({ idleFileTimesMs }) => idleFileTimesMs));
const formatRounds = (rounds: readonly Round[], figure: (round: Round) => number) =>
  rounds.map((round) => Math.round(figure(round)).toString()).join(" / ");

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
      result.label,
      formatRounds(result.rounds, ({ requestsPerSecond }) => requestsPerSecond),
      `${formatRounds(result.rounds, ({ p99Ms }) => p99Ms)} ms`,
      `${formatRounds(result.rounds, ({ microsecondsPerLead }) => microsecondsPerLead)} µs`,
      `${getMedianLoadedTime(result).toFixed(1)} ms (${Math.max(...result.rounds.flatMap(({ loadedFileTimesMs }) => loadedFileTimesMs)).toFixed(0)} ms)`,
      `${getMedianIdleTime(result).toFixed(1)} ms`,
      String(countErrors(result)),
    ]),
  );
}

export const countErrors = ({ rounds }: StoreResult) => rounds.reduce((sum, { errorCount }) => sum + errorCount, 0);

/** Computes by how many ms the leads for a store delay a small file. */
export const computeDelayMs = (result: StoreResult) => getMedianLoadedTime(result) - getMedianIdleTime(result);
