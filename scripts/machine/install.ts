import { spawnSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { showProgress, type TerminalStream } from "./progress.ts";

type Installation = {
  what: string;
  /** Purpose of the installation, to be shown. */
  why: string;
  /** Commands that run one after the other, until one fails. */
  commands: readonly { command: string; args: readonly string[]; seconds: number }[];
};

type Places = { screen?: TerminalStream; logFile?: string };

/**
 * Installs something on this machine. Prints a line before and a line after to standard error, and the commands' output
 * to a log.
 *
 * @returns whether all commands succeeded.
 */
export function runInstallation(
  { what, why, commands }: Installation,
  { screen = process.stderr, logFile = ".build/install.log" }: Places = {},
): boolean {
  const from = performance.now();
  // Lines must erase the unfinished line of another progress display on the terminal.
  const { printLine, stop } = showProgress(screen);
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, "a");
  try {
    printLine(`Installing ${what}, for ${why}: this may take some minutes.`);
    const areDone = commands.every(({ command, args, seconds }) => {
      writeSync(log, `== ${new Date().toISOString()} ${command} ${args.join(" ")}\n`);
      const { status, error } = spawnSync(command, args, {
        stdio: ["ignore", log, log],
        timeout: seconds * 1000,
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
      if (error) writeSync(log, `${error.message}\n`);
      return status === 0;
    });
    const seconds = ((performance.now() - from) / 1000).toFixed(0);
    printLine(areDone ? `Installed ${what} in ${seconds} s.` : `Could not install ${what}: see ${logFile}.`);
    return areDone;
  } finally {
    stop();
    closeSync(log);
  }
}
