/**
 * `node slow-process.ts FACTOR PID...` slows processes down by a factor, all threads equally: it lets them run for two
 * milliseconds, then stops them for FACTOR - 1 times as long. It writes a line after the first stop, and ends with its
 * parent. If it is killed, the caller must resume the processes.
 */
import { constants, setPriority } from "node:os";
import process from "node:process";

const runMs = 2;

const [slowdown = 1, ...pids] = process.argv.slice(2).map(Number);
const startedBy = process.ppid;
const clock = new Int32Array(new SharedArrayBuffer(4));
const sleep = (ms: number) => {
  if (ms > 0) Atomics.wait(clock, 0, 0, ms);
};

/** @returns whether at least one of the processes still exists. */
function signal(name: "SIGSTOP" | "SIGCONT"): boolean {
  return pids.filter((pid) => send(pid, name)).length > 0;
}

function send(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

try {
  setPriority(constants.priority.PRIORITY_HIGHEST);
} catch {
  // Only root may raise the priority. Otherwise the intervals are less regular on a busy machine.
}
signal("SIGSTOP");
process.stdout.write("held\n");
let tooLongMs = 0;
while (process.ppid === startedBy) {
  const runFrom = performance.now();
  signal("SIGCONT");
  sleep(runMs);
  if (!signal("SIGSTOP")) break;
  const stopFrom = performance.now();
  // A sleep may take too long. The next stop is shortened by the excess, at most by `runMs`.
  const stopMs = (stopFrom - runFrom) * (slowdown - 1) - Math.min(tooLongMs, runMs);
  sleep(stopMs);
  tooLongMs = performance.now() - stopFrom - stopMs;
}
signal("SIGCONT");
