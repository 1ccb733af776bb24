/**
 * `node slow-process.ts FACTOR PID...` slows processes down by a factor, all threads equally. It lets them run for two
 * milliseconds, then stops them for FACTOR - 1 times as long. It writes a line after the first stop, and ends with its
 * parent. If it is killed, the caller must resume the processes.
 */
import { constants, setPriority } from "node:os";
import process from "node:process";

const runMs = 2;

const [slowdown = 1, ...pids] = process.argv.slice(2).map(Number);
const initialParentPid = process.ppid;
const sleepBuffer = new Int32Array(new SharedArrayBuffer(4));
const sleep = (ms: number) => {
  if (ms > 0) Atomics.wait(sleepBuffer, 0, 0, ms);
};

/** @returns whether at least one of the processes still exists. */
function signalAll(name: "SIGSTOP" | "SIGCONT"): boolean {
  return pids.filter((pid) => sendSignal(pid, name)).length > 0;
}

function sendSignal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

try {
  setPriority(constants.priority.PRIORITY_HIGHEST);
} catch {
  // Only root may raise the priority. At a normal priority, the intervals are less regular on a busy machine.
}
signalAll("SIGSTOP");
process.stdout.write("held\n");
let excessSleepMs = 0;
while (process.ppid === initialParentPid) {
  const runStartMs = performance.now();
  signalAll("SIGCONT");
  sleep(runMs);
  if (!signalAll("SIGSTOP")) break;
  const stopStartMs = performance.now();
  // A sleep may take too long; the next stop is shortened by the excess, at most by `runMs`.
  const stopMs = (stopStartMs - runStartMs) * (slowdown - 1) - Math.min(excessSleepMs, runMs);
  sleep(stopMs);
  excessSleepMs = performance.now() - stopStartMs - stopMs;
}
signalAll("SIGCONT");
