/**
 * Runs git for the editor, in a small process of its own. To start a program, Linux copies the page tables of the
 * process that starts it, which takes 20 ms for 300 MB and stops everything else that process does.
 */
import { type ExecFileException, execFile } from "node:child_process";
import type { GitRequest, GitResponse } from "./run-in-git-process.ts";

/** Maximum size of git's output in bytes, larger than any text or list. */
const maxBuffer = 256 * 1024 * 1024;

process.on("message", ({ id, args, input, ...options }: GitRequest) => {
  const child = execFile("git", args, { ...options, maxBuffer }, (error: ExecFileException | null, stdout, stderr) =>
    process.send?.({ id, code: error ? (error.code ?? 1) : 0, stdout, stderr } satisfies GitResponse),
  );
  // A git that fails before it has read everything closes stdin; its own error says why.
  child.stdin?.on("error", () => {}).end(input);
});

// A terminal and systemd signal all processes, but the editor still needs git to end. This one ends with the editor.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
