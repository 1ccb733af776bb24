import { readFileSync } from "node:fs";

/** Linux reports CPU time in hundredths of a second, independently of the kernel's clock rate. */
const ticksPerSecond = 100;

/** @returns the CPU seconds of a process and its children so far; undefined on systems without `/proc`. */
export function readProcessorSeconds(pid: number): number | undefined {
  if (process.platform !== "linux") return undefined;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  const pids = [pid, ...(children === "" ? [] : children.split(" ").map(Number))];
  return pids.reduce((sum, each) => sum + readTicks(each), 0) / ticksPerSecond;
}

function readTicks(pid: number): number {
  // Drops the program's name, which is in parentheses and may contain spaces.
  const [, , , , , , , , , , , user, system] = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  return Number(user) + Number(system);
}
