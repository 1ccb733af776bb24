import { expect, test } from "vitest";
import { UndoSteps } from "./undo-steps.ts";

test("the last 50 steps can be undone, the newest first", () => {
  const steps = new UndoSteps();
  for (let step = 1; step <= 60; step++) steps.add(step, true);
  const taken: unknown[] = [];
  while (!steps.isEmpty) taken.push(steps.take());
  expect(taken).toEqual(Array.from({ length: 50 }, (_, index) => 60 - index));
});
