import type { TestResult } from "./test-reports.ts";

export type Stage = {
  name: string;
  dependencies?: readonly string[];
  /** Whether the stage runs in addition to the parallel ones, because it mostly waits. */
  isMostlyWaiting?: true;
  /** Digest of all inputs, computed when the stage could start. Absent for a stage that always runs. */
  inputs?: () => Promise<string>;
  /**
   * @param signal - aborted when another stage has failed.
   * @throws {Error} with the output to show, and the tests in `tests`, if any.
   */
  run: (signal: AbortSignal) => Promise<readonly TestResult[]>;
};

export type StageResult = {
  name: string;
  seconds: number;
  /** Set if the inputs are the same as when the stage last passed. */
  isSkipped?: true;
  failure?: string;
  tests: readonly TestResult[];
};

type RunOptions = {
  stages: readonly Stage[];
  /** Maximum number of stages that run at the same time. */
  maxParallelStages: number;
  /** Digest of the inputs with which each stage last passed, by stage name. */
  passedDigests: Readonly<Record<string, string>>;
  /** Whether other stages continue after a failure. */
  keepsGoing?: boolean;
  onStart: (name: string) => void;
  onEnd: (result: StageResult, inputs: string | undefined) => void | Promise<void>;
};

/**
 * Runs stages in parallel, always starting the first in the list whose dependencies have ended. After a failure, stops
 * running stages and starts no more, unless `keepsGoing`.
 *
 * @returns a result for each stage that finished or was skipped, in the order in which they ended.
 * @throws {RangeError} if a dependency comes after its stage in the list.
 */
export async function runStages({
  stages,
  maxParallelStages,
  passedDigests,
  keepsGoing = false,
  onStart,
  onEnd,
}: RunOptions): Promise<StageResult[]> {
  for (const [index, { name, dependencies = [] }] of stages.entries())
    for (const other of dependencies)
      if (!stages.slice(0, index).some((stage) => stage.name === other))
        throw new RangeError(`${name} waits for ${other}, which is not before it`);

  const results: StageResult[] = [];
  const waitingStages = [...stages];
  const runningStages = new Set<Promise<void>>();
  const abortController = new AbortController();
  let freePlaces = maxParallelStages;

  const countPlaces = (stage: Stage) => (stage.isMostlyWaiting ? 0 : 1);
  const hasEnded = (name: string) => results.some((result) => result.name === name);
  const canStart = (stage: Stage) => countPlaces(stage) <= freePlaces && (stage.dependencies ?? []).every(hasEnded);

  async function runOrSkip(stage: Stage): Promise<void> {
    const inputs = await stage.inputs?.();
    const isSkipped = inputs !== undefined && passedDigests[stage.name] === inputs;
    if (!isSkipped) onStart(stage.name);
    const result: StageResult = isSkipped
      ? { name: stage.name, seconds: 0, isSkipped, tests: [] }
      : await runStage(stage, abortController.signal);
    // A stage that was stopped after another one failed has no result.
    if (!abortController.signal.aborted || result.failure === undefined) {
      results.push(result);
      await onEnd(result, inputs);
    }
    if (result.failure !== undefined && !keepsGoing) abortController.abort();
  }

  while (!abortController.signal.aborted && waitingStages.length + runningStages.size > 0) {
    const index = waitingStages.findIndex(canStart);
    const [stage] = index < 0 ? [] : waitingStages.splice(index, 1);
    if (!stage) {
      await Promise.race(runningStages);
      continue;
    }
    freePlaces -= countPlaces(stage);
    const end = runOrSkip(stage).finally(() => {
      freePlaces += countPlaces(stage);
      runningStages.delete(end);
    });
    runningStages.add(end);
  }
  await Promise.all(runningStages);
  return results;
}

async function runStage({ name, run }: Stage, signal: AbortSignal): Promise<StageResult> {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  try {
    const tests = await run(signal);
    return { name, seconds: seconds(), tests };
  } catch (error) {
    const { message, tests = [] } = error as Error & { tests?: readonly TestResult[] };
    return { name, seconds: seconds(), failure: message, tests };
  }
}
