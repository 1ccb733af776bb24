/**
 * Runs git for the editor in a small separate process. To start a program, Linux copies the page tables of the starting
 * process; for 300 MB, that takes 20 ms, during which that process is stopped.
 */
import { type ExecFileException, execFile } from "node:child_process";
import type { GitRequest, GitResponse } from "./run-in-git-process.ts";

/** Maximum size of git's output in bytes, larger than any text or list. */
const maxBuffer = 256 * 1024 * 1024;

process.on("message", ({ id, args, input, ...options }: GitRequest) => {
  const child = execFile("git", args, { ...options, maxBuffer }, (error: ExecFileException | null, stdout, stderr) =>
    process.send?.({ id, code: error ? (error.code ?? 1) : 0, stdout, stderr } satisfies GitResponse),
  );
  // If git fails before it has read all input, it closes stdin; git's own error says why.
  child.stdin?.on("error", () => {}).end(input);
});

// Terminals and systemd signal all processes, but the editor still needs git while it ends. This process ends with the
// editor.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
