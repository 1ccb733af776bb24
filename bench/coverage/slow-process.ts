/**
 * Slows processes down, all their threads alike: `node slow-process.ts TIMES PID...` lets them run for two
 * milliseconds, then stops them until they have run for a TIMES-th of the time. Ends with its parent, or when killed;
 * the process that kills it must resume them. Writes a line once they are stopped.
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

/** @returns whether any of them still exists. */
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
  // Only root may raise the priority; without it, a busy machine makes the turns less regular.
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
  // Sleeps are inexact: the next turn compensates for the excess, but for at most one turn, to avoid bursts.
  const stopMs = (stopFrom - runFrom) * (slowdown - 1) - Math.min(tooLongMs, runMs);
  sleep(stopMs);
  tooLongMs = performance.now() - stopFrom - stopMs;
}
signal("SIGCONT");
