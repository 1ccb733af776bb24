import type { TestSummary } from "./test-reports.ts";

export type Stage = {
  name: string;
  /** Names of the stages that must end first. */
  dependencies?: readonly string[];
  /** Does not count towards `laneCount`, because the stage waits more than it computes. */
  runsOutsideLanes?: true;
  /** Digest of all inputs, computed when the stage could start. Absent for a stage that always runs. */
  inputs?: () => Promise<string>;
  /**
   * @param signal - aborted when another stage has failed.
   * @throws {Error} with the output to show, and a test summary in `tests`, if any.
   */
  run: (signal: AbortSignal) => Promise<TestSummary | undefined>;
};

export type StageResult = {
  name: string;
  seconds: number;
  /** The inputs are the same as when the stage last passed. */
  isSkipped?: true;
  failure?: string;
  tests?: TestSummary;
};

type RunOptions = {
  stages: readonly Stage[];
  /** Maximum number of stages at the same time, except those that run outside lanes. */
  laneCount: number;
  /** Digest of the inputs with which each stage last passed, by the stage's name. */
  passedDigests: Readonly<Record<string, string>>;
  /** Whether other stages go on after a failure. */
  keepsGoing?: boolean;
  onStart: (name: string) => void;
  onEnd: (result: StageResult, inputs: string | undefined) => void | Promise<void>;
};

/**
 * Runs stages in parallel, each after its dependencies, in the order of the list. After a failure, running stages are
 * stopped and no further stages start, unless `keepsGoing`.
 *
 * @returns a result for each stage that finished or was skipped, in the order of their ends.
 * @throws {RangeError} if a dependency is not before its stage in the list.
 */
export async function runStages({
  stages,
  laneCount,
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
  const abortController = new AbortController();
  const hasEnded = (name: string) => results.some((result) => result.name === name);

  async function runLane(belongsToLane: (stage: Stage) => boolean): Promise<void> {
    while (waitingStages.some(belongsToLane) && !abortController.signal.aborted) {
      const index = waitingStages.findIndex(
        (stage) => belongsToLane(stage) && (stage.dependencies ?? []).every(hasEnded),
      );
      if (index < 0) {
        await waitForNextEnd();
        continue;
      }
      const [stage] = waitingStages.splice(index, 1);
      if (stage) await runOrSkip(stage);
    }
  }

  const resumers: (() => void)[] = [];
  const waitForNextEnd = () => new Promise<void>((resume) => resumers.push(resume));

  async function runOrSkip(stage: Stage): Promise<void> {
    const inputs = await stage.inputs?.();
    const isSkipped = inputs !== undefined && passedDigests[stage.name] === inputs;
    if (!isSkipped) onStart(stage.name);
    const result: StageResult = isSkipped
      ? { name: stage.name, seconds: 0, isSkipped }
      : await runStage(stage, abortController.signal);
    // A stage that was stopped after another one failed has no result.
    if (!abortController.signal.aborted || result.failure === undefined) {
      results.push(result);
      await onEnd(result, inputs);
    }
    if (result.failure !== undefined && !keepsGoing) abortController.abort();
    for (const resume of resumers.splice(0)) resume();
  }

  const isOutsideLanes = (stage: Stage) => stage.runsOutsideLanes === true;
  await Promise.all([
    ...Array.from({ length: laneCount }, () => runLane((stage) => !isOutsideLanes(stage))),
    runLane(isOutsideLanes),
  ]);
  return results;
}

async function runStage({ name, run }: Stage, signal: AbortSignal): Promise<StageResult> {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  try {
    const tests = await run(signal);
    return { name, seconds: seconds(), ...(tests && { tests }) };
  } catch (error) {
    const { message, tests } = error as Error & { tests?: TestSummary };
    return { name, seconds: seconds(), failure: message, ...(tests && { tests }) };
  }
}
