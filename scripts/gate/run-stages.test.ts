import { expect, test } from "vitest";
import { runStages, type Stage, type StageResult } from "./run-stages.ts";

const soon = () => new Promise<void>((done) => setTimeout(done, 5));

function watchStages(
  stages: readonly Stage[],
  passedDigests: Record<string, string> = {},
  maxParallelStages = 2,
  keepsGoing = false,
) {
  const started: string[] = [];
  const ended: StageResult[] = [];
  const run = runStages({
    ...{ stages, maxParallelStages, passedDigests, keepsGoing },
    onStart: (name) => started.push(name),
    onEnd: (result) => {
      ended.push(result);
    },
  });
  return { run, started, ended };
}

const passing = (name: string, more: Partial<Stage> = {}): Stage => ({
  name,
  run: async () => {
    await soon();
    return [];
  },
  ...more,
});

test("runs at most as many stages at the same time as allowed, and none before its dependencies", async () => {
  let running = 0;
  let most = 0;
  const done: string[] = [];
  const createStage = (name: string, dependencies: readonly string[] = []): Stage => ({
    name,
    dependencies,
    run: async () => {
      expect(dependencies.filter((other) => !done.includes(other))).toEqual([]);
      running += 1;
      most = Math.max(most, running);
      await soon();
      running -= 1;
      done.push(name);
      return [];
    },
  });
  const { run } = watchStages([
    createStage("a"),
    createStage("b"),
    createStage("c", ["a"]),
    createStage("d", ["b", "c"]),
    createStage("e"),
  ]);
  await run;
  expect(most).toBe(2);
  expect(done.sort()).toEqual(["a", "b", "c", "d", "e"]);
});

test("a stage that mostly waits runs in addition to the others, after its dependencies", async () => {
  const done: string[] = [];
  let isPatientOver = false;
  const { run } = watchStages(
    [
      passing("a"),
      passing("patient", {
        dependencies: ["a"],
        isMostlyWaiting: true,
        run: async () => {
          expect(done).toContain("a");
          while (!done.includes("c")) await soon();
          isPatientOver = true;
          return [];
        },
      }),
      passing("b"),
      passing("c"),
    ].map((stage) => ({
      ...stage,
      run: async (signal) => {
        const tests = await stage.run(signal);
        done.push(stage.name);
        return tests;
      },
    })),
    {},
    1,
  );
  await run;
  expect(isPatientOver).toBe(true);
  expect(done).toEqual(["a", "b", "c", "patient"]);
});

test("skips a stage that passed with the same inputs, and starts the stages that depend on it", async () => {
  const inputs = (digest: string) => async () => digest;
  const stages = [
    passing("same", { inputs: inputs("1") }),
    passing("changed", { inputs: inputs("2") }),
    passing("next", { dependencies: ["same"] }),
  ];
  const { run, started } = watchStages(stages, { same: "1", changed: "1" });
  const results = await run;
  expect(started.sort()).toEqual(["changed", "next"]);
  expect(results.filter(({ isSkipped }) => isSkipped).map(({ name }) => name)).toEqual(["same"]);
});

test("when a stage fails, stops the running stages and starts no more", async () => {
  const stages: Stage[] = [
    { name: "bad", run: () => Promise.reject(new Error("3 tests failed")) },
    {
      name: "long",
      run: (signal) => new Promise((_, fail) => signal.addEventListener("abort", () => fail(new Error("stopped")))),
    },
    passing("late"),
  ];
  const { run, started } = watchStages(stages);
  expect(await run).toEqual([{ name: "bad", seconds: expect.any(Number), failure: "3 tests failed", tests: [] }]);
  expect(started).toEqual(["bad", "long"]);
});

test("with `keepsGoing`, runs every stage despite failures", async () => {
  const bad: Stage = { name: "bad", run: () => Promise.reject(new Error("3 tests failed")) };
  const { run } = watchStages([bad, passing("next", { dependencies: ["bad"] }), passing("other")], {}, 1, true);
  expect((await run).map(({ name, failure }) => [name, failure])).toEqual([
    ["bad", "3 tests failed"],
    ["next", undefined],
    ["other", undefined],
  ]);
});

test("refuses a stage that depends on a later or unlisted one", async () => {
  await expect(watchStages([passing("a", { dependencies: ["b"] }), passing("b")]).run).rejects.toThrow("a waits for b");
});
