/** Runs a Node script of the project; the script's child processes end with it. */
import { spawn } from "node:child_process";

type ChildOptions = {
  root: string;
  signal?: AbortSignal | undefined;
  env?: Readonly<Record<string, string>>;
  onMessage?: ((message: unknown) => void) | undefined;
};

/** @returns the script's exit code, null if a signal ended it, and its whole output. */
export function runChildProcess(args: readonly string[], { root, signal, env = {}, onMessage }: ChildOptions) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    // This process is in development mode for the preview; the script must not inherit these variables.
    env: {
      ...process.env,
      NODE_ENV: undefined,
      VIKE_CRAWL: undefined,
      CI: "true",
      NO_COLOR: "1",
      FORCE_COLOR: undefined,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe", ...(onMessage ? (["ipc"] as const) : [])],
    // A process group, so that the script's child processes end with it.
    detached: process.platform !== "win32",
  });
  const stopScript = () => endGroup(child.pid);
  if (signal?.aborted) stopScript();
  signal?.addEventListener("abort", stopScript, { once: true });
  if (onMessage) child.on("message", onMessage);
  process.once("exit", stopScript);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part: Buffer) => output.push(part));
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      signal?.removeEventListener("abort", stopScript);
      process.removeListener("exit", stopScript);
      resolve({ code, output: Buffer.concat(output).toString() });
    });
  });
}

/** Ends a detached process with its child processes. */
export function endGroup(pid: number | undefined, signal: NodeJS.Signals = "SIGTERM"): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === "win32" ? pid : -pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/** Maximum number of output lines to show; the last ones contain the reason. */
const maxShownLines = 20;
/** Returns the last lines of the output, without stack frames. */
export const listLastLines = (output: string) =>
  output
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !/^at /.test(line))
    .slice(-maxShownLines);
