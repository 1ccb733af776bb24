import { spawnSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { showProgress, type TerminalStream } from "./progress.ts";

type Installation = {
  subject: string;
  /** Purpose of the installation, for the printed line. */
  purpose: string;
  /** Commands that run one after the other, until one fails. */
  commands: readonly { command: string; args: readonly string[]; seconds: number }[];
};

type OutputTargets = { screen?: TerminalStream; logFile?: string };

/**
 * Installs something on this machine. Prints a line before and after to standard error, and the commands' output to a
 * log.
 *
 * @returns whether all commands succeeded.
 */
export function runInstallation(
  { subject, purpose, commands }: Installation,
  { screen = process.stderr, logFile = ".build/install.log" }: OutputTargets = {},
): boolean {
  const startTime = performance.now();
  // Each line must erase the unfinished line of another progress display on the terminal.
  const { printLine, stop } = showProgress(screen);
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, "a");
  try {
    printLine(`Installing ${subject}, for ${purpose}: this may take some minutes.`);
    const haveSucceeded = commands.every(({ command, args, seconds }) => {
      writeSync(log, `== ${new Date().toISOString()} ${command} ${args.join(" ")}\n`);
      const { status, error } = spawnSync(command, args, {
        stdio: ["ignore", log, log],
        timeout: seconds * 1000,
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
      if (error) writeSync(log, `${error.message}\n`);
      return status === 0;
    });
    const seconds = ((performance.now() - startTime) / 1000).toFixed(0);
    printLine(
      haveSucceeded ? `Installed ${subject} in ${seconds} s.` : `Could not install ${subject}: see ${logFile}.`,
    );
    return haveSucceeded;
  } finally {
    stop();
    closeSync(log);
  }
}
