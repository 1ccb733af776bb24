/**
 * Output of a build: a line per stage, then the result. The tools' output goes into a log, whose path is shown if a
 * tool warns or the build fails.
 */
import { Console } from "node:console";
import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { Writable } from "node:stream";
import { inspect, stripVTControlCharacters } from "node:util";
import { getErrorMessage } from "#domain/text/error-message.ts";
import { runWithProgress, showProgress, type TerminalStream } from "#scripts/machine/progress.ts";

/** Runs a stage of the build and displays its name. */
export type StageRunner<Name extends string = string> = <Result>(
  name: Name,
  run: () => Promise<Result>,
) => Promise<Result>;

type BuildOutput = {
  runStage: StageRunner;
  /** @param lines - lines to show last, after a successful build. */
  end: (lines: readonly string[]) => void;
  fail: (error: unknown) => void;
};

type OutputOptions = {
  /** Whether to also show the output of the tools. */
  isVerbose?: boolean;
  screen?: TerminalStream;
  errorScreen?: TerminalStream;
  logFile?: string;
};

/** Redirects `console` to the log until the output ends, because the build's tools write to `console`. */
export function openBuildOutput({
  isVerbose = false,
  screen = process.stdout,
  errorScreen = process.stderr,
  logFile = ".build/build.log",
}: OutputOptions = {}): BuildOutput {
  const progress = showProgress(screen);
  const originalConsole = globalThis.console;
  let hasWarned = false;
  let currentStage: string | undefined;
  /** The tools' error output in the current stage. */
  let stageErrors = "";

  mkdirSync(dirname(logFile), { recursive: true });
  writeFileSync(logFile, "");
  const record = (text: string) => {
    appendFileSync(logFile, stripVTControlCharacters(text));
    if (isVerbose) progress.printLine(text.trimEnd());
  };
  globalThis.console = new Console({
    stdout: createStream(record),
    stderr: createStream((text) => {
      hasWarned = true;
      stageErrors += text;
      record(text);
    }),
  });

  const close = () => {
    process.off("exit", failAtExit);
    globalThis.console = originalConsole;
    progress.stop();
  };
  const showFailure = (message: string) => {
    close();
    const toolErrors = isVerbose ? "" : stageErrors.trimEnd();
    // Before the first stage, the log is empty, so its path is not shown.
    const logNotice = currentStage ? `La construcción no terminó; el registro completo está en ${logFile}.` : "";
    for (const text of [toolErrors, message, logNotice]) if (text !== "") errorScreen.write(`${text}\n`);
  };
  // Logs an error of a page here, because Vike writes it to the console, then ends the process.
  const failAtExit = () => {
    if (currentStage) progress.end(currentStage, "✘", "se interrumpió");
    showFailure("");
  };
  process.once("exit", failAtExit);

  return {
    runStage: (name, run) => {
      currentStage = name;
      stageErrors = "";
      appendFileSync(logFile, `== ${name}\n`);
      return runWithProgress(progress, name, run);
    },
    end: (lines) => {
      close();
      if (hasWarned && !isVerbose) progress.printLine(`Las herramientas avisaron de algo: está en ${logFile}.`);
      for (const line of lines) progress.printLine(line);
    },
    fail: (error) => {
      appendFileSync(logFile, `${inspect(error)}\n`);
      showFailure(getErrorMessage(error));
    },
  };
}

function createStream(write: (text: string) => void): Writable {
  return new Writable({
    write: (chunk, _encoding, done) => {
      write(String(chunk));
      done();
    },
  });
}
