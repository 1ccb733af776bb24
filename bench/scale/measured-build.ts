import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { BuildSummary } from "../../scripts/build/build-summary.ts";

export type MeasuredBuild = BuildSummary & {
  /** CPU seconds of the build and all its child processes. */
  cpuSeconds: number;
  /** Peak memory in megabytes of the build and all its child processes together. */
  peakMegabytes: number;
};

const summaryPrefix = "built: ";
const memoryIntervalMs = 100;

/**
 * Builds the project in the folder, in a separate process.
 *
 * @param isClean - whether to ignore earlier builds.
 * @throws {Error} with the output of the build, if it failed.
 */
export async function measureBuild(folder: string, isClean: boolean): Promise<MeasuredBuild> {
  const code = `const { buildSite } = await import("./scripts/build.ts");
console.log("\\n${summaryPrefix}" + JSON.stringify(await buildSite({ isClean: ${isClean} })));`;
  const before = readEndedChildrenCpuSeconds();
  // With `--eval`, `process.argv` has no script name. Vike requires one, so `build` takes its place.
  const child = spawn(process.execPath, ["--input-type=module", "--eval", code, "build"], {
    cwd: folder,
    env: { ...process.env, WIM_DIST: "dist" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let peakKilobytes = 0;
  const watch = setInterval(() => {
    peakKilobytes = Math.max(peakKilobytes, readMemoryKilobytes(child.pid ?? 0));
  }, memoryIntervalMs);
  const [output, problem] = await Promise.all([text(child.stdout), text(child.stderr), waitForExit(child)]);
  clearInterval(watch);
  const line = output.split("\n").findLast((each) => each.startsWith(summaryPrefix));
  if (!line) throw new Error(`the build in ${folder} failed:\n${output.slice(-2_000)}\n${problem.slice(-4_000)}`);
  const summary: BuildSummary = JSON.parse(line.slice(summaryPrefix.length));
  return { ...summary, cpuSeconds: readEndedChildrenCpuSeconds() - before, peakMegabytes: peakKilobytes / 1024 };
}

const waitForExit = (child: ReturnType<typeof spawn>) => (child.exitCode === null ? once(child, "exit") : undefined);

/** Linux counts a hundred ticks per second. */
const ticksPerSecond = 100;

/** Reads the CPU seconds of ended children and their children, from `cutime` and `cstime` of proc(5). */
function readEndedChildrenCpuSeconds(): number {
  const [, fields = ""] = readFileSync("/proc/self/stat", "utf8").split(") ");
  const [user = 0, system = 0] = fields.split(" ").slice(13, 15).map(Number);
  return (user + system) / ticksPerSecond;
}

/**
 * Reads the current memory of a process and its children, in kilobytes. Counts shared pages once, because a process
 * shares all of its memory with a child that it has just started.
 */
function readMemoryKilobytes(pid: number): number {
  const place = join("/proc", String(pid));
  try {
    const ownKilobytes = /^Pss:\s+(\d+)/m.exec(readFileSync(join(place, "smaps_rollup"), "utf8"))?.[1] ?? 0;
    const children = join(place, "task", String(pid), "children");
    const pids = existsSync(children) ? readFileSync(children, "utf8").trim().split(" ").filter(Boolean) : [];
    return Number(ownKilobytes) + pids.reduce((sum, child) => sum + readMemoryKilobytes(Number(child)), 0);
  } catch {
    // The process has ended meanwhile.
    return 0;
  }
}
