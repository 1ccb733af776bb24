import { spawn } from "node:child_process";
import { commandEnvironment } from "./installed-command.ts";

export type CommandResult = { code: number | null; output: string };

/**
 * Runs a Node script to its end.
 *
 * @param args - path of the script, and its arguments.
 * @returns the exit code, null if a signal ended the script, and the whole output.
 */
export function runNodeScript(args: readonly string[], env: Record<string, string> = {}): Promise<CommandResult> {
  const child = spawn(process.execPath, args, {
    env: { ...commandEnvironment, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => output.push(part));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, output: Buffer.concat(output).toString().trim() }));
  });
}
