import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { coverageConditions } from "../coverage-conditions.ts";

const slowProcessScript = fileURLToPath(new URL("./slow-process.ts", import.meta.url));

/**
 * Slows a renderer process down by `coverageConditions.slowdown`. Chromium's own throttling slows only the main thread,
 * which would favour contestants that use a worker.
 */
export class Throttle {
  readonly pid: number;
  #child: ChildProcess | undefined;

  constructor(pid: number) {
    this.pid = pid;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [slowProcessScript, String(coverageConditions.slowdown), String(this.pid)], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#child = child;
    // Resumes the renderer even if the child process was killed, because a stopped renderer would hang the browser.
    child.once("exit", () => this.#resume());
    await once(child.stdout, "data");
  }

  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child) return;
    if (child.exitCode === null && child.signalCode === null) {
      const exit = once(child, "exit");
      child.kill("SIGKILL");
      await exit;
    }
  }

  #resume(): void {
    try {
      process.kill(this.pid, "SIGCONT");
    } catch {
      // The renderer has ended with its page.
    }
  }
}
