/**
 * Progress of a command with several stages: a line per finished stage and, on a terminal, a line with the running
 * stages.
 */
export type Progress = {
  start: (name: string) => void;
  /** @param mark - symbol at the start of the line, such as `✔`. */
  end: (name: string, mark: string, note: string) => void;
  /** Prints a line above the line with the running stages. */
  printLine: (line: string) => void;
  stop: () => void;
};

export type TerminalStream = { isTTY?: boolean; columns?: number; write: (text: string) => unknown };

const eraseLine = "\r\u001b[K";

export function showProgress(screen: TerminalStream = process.stdout): Progress {
  const runningStages = new Map<string, number>();
  const formatLine = () =>
    [...runningStages].map(([name, from]) => `${name} ${Math.round((performance.now() - from) / 1000)} s`).join(" · ");
  const draw = () => {
    if (screen.isTTY) screen.write(`${eraseLine}${formatLine().slice(0, (screen.columns ?? 80) - 1)}`);
  };
  const writeAboveLine = (text: string) => {
    screen.write(`${screen.isTTY ? eraseLine : ""}${text}\n`);
    draw();
  };
  const timer = screen.isTTY ? setInterval(draw, 1_000).unref() : undefined;
  return {
    start: (name) => {
      runningStages.set(name, performance.now());
      draw();
    },
    end: (name, mark, note) => {
      runningStages.delete(name);
      writeAboveLine(`${mark} ${name.padEnd(24)} ${note}`);
    },
    printLine: writeAboveLine,
    stop: () => {
      clearInterval(timer);
      runningStages.clear();
      draw();
    },
  };
}

/** Runs a stage, and prints a line with the stage's outcome and duration. */
export async function runWithProgress<Result>(
  progress: Progress,
  name: string,
  run: () => Promise<Result>,
): Promise<Result> {
  const startTime = performance.now();
  const end = (mark: string) =>
    progress.end(name, mark, `${((performance.now() - startTime) / 1000).toFixed(1).padStart(6)} s`);
  progress.start(name);
  try {
    const result = await run();
    end("✔");
    return result;
  } catch (error) {
    end("✘");
    throw error;
  }
}
