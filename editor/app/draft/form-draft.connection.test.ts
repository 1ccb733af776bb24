import { expect, test, vi } from "vitest";
import { createRow, openDraft, replaceTimersInEachTest, write } from "#editor/testing/open-draft.ts";

replaceTimersInEachTest();

test("input typed during a read without an answer is saved at once; a save without one is reported and retried", async () => {
  const { state, draft } = await openDraft();
  state.isSilent = true;
  const reading = draft.open();
  draft.change(createRow("b"));
  state.isSilent = false;
  await vi.advanceTimersByTimeAsync(250);
  await reading;
  expect(state).toMatchObject({ writes: 1, data: createRow("b") });
  state.isSilent = true;
  await write(draft, createRow("c"));
  expect(draft.view().saveStatus).toBe("saving");
  await vi.advanceTimersByTimeAsync(30_000);
  expect(draft.view()).toMatchObject({ saveStatus: "offline", data: createRow("c") });
  state.isSilent = false;
  await vi.advanceTimersByTimeAsync(4_000);
  expect(draft.view().saveStatus).toBe("saved");
});

test("input typed before a read fails is saved once the connection is back", async () => {
  const { state, draft } = await openDraft();
  state.isReachable = false;
  const reading = draft.open();
  draft.change(createRow("b"));
  await reading;
  state.isReachable = true;
  await vi.advanceTimersByTimeAsync(4_000);
  expect(draft.view()).toMatchObject({ saveStatus: "saved", data: createRow("b") });
});

test("a lost connection is reported, the input stays, and the save is retried", async () => {
  const { state, draft } = await openDraft();
  state.isReachable = false;
  draft.change(createRow("b"));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(draft.view()).toMatchObject({ saveStatus: "offline", data: createRow("b") });
  state.isReachable = true;
  await vi.advanceTimersByTimeAsync(4_000);
  expect(draft.view().saveStatus).toBe("saved");
  expect(state.data).toEqual(createRow("b"));
});
