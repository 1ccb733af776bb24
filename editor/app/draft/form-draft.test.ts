import { expect, test, vi } from "vitest";
import { getRowKey, isNewRow, markNewRow } from "#editor/api/form/row-keys.ts";
import { createRow, openDraft, replaceTimersInEachTest, write } from "#editor/testing/open-draft.ts";
import { openFakeListServer } from "#editor/testing/servers/fake-list-server.ts";

replaceTimersInEachTest();

test("saves valid data once, 250 ms after the last keystroke", async () => {
  const { state, draft } = await openDraft();
  for (const name of ["b", "bu", "bue"]) draft.change(createRow(name));
  await vi.advanceTimersByTimeAsync(249);
  expect(state.writes).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(state).toMatchObject({ writes: 1, data: createRow("bue") });
  expect(draft.view().saveStatus).toBe("saved");
});

test("keeps invalid data, reports why, and saves nothing", async () => {
  const { state, draft } = await openDraft();
  await write(draft, createRow(""));
  expect(draft.view()).toMatchObject({
    saveStatus: "invalid",
    diagnostics: [{ message: "falta este texto" }],
    data: createRow(""),
  });
  expect(state.data).toEqual(createRow("a"));
  // The diagnostic disappears before the next check, because the text is no longer missing.
  draft.change(createRow("b"));
  expect(draft.view().diagnostics).toEqual([]);
});

test("data changed back to the published state is no longer a draft", async () => {
  const { draft } = await openDraft();
  await write(draft, createRow("b"));
  expect(draft.view().saveStatus).toBe("saved");
  draft.undo();
  await vi.advanceTimersByTimeAsync(250);
  expect(draft.view()).toMatchObject({ saveStatus: "unchanged", data: createRow("a") });
});

test("a save that starts during another one waits until the first one ends", async () => {
  const { state, draft } = await openDraft();
  const { promise, resolve: release } = Promise.withResolvers<void>();
  state.gate = promise;
  await write(draft, createRow("first"));
  draft.change(createRow("second"));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(state.writes).toBe(0);
  release();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(state).toMatchObject({ writes: 2, data: createRow("second") });
  expect(draft.view()).toMatchObject({ saveStatus: "saved", data: createRow("second") });
});

test("saving a changed figure needs confirmation, and so does the next change", async () => {
  const { state, draft } = await openDraft();
  await write(draft, [{ name: "a", pesos: 2 }]);
  expect(draft.view()).toMatchObject({ saveStatus: "needsConfirmation", impact: { pages: [{ label: "Membresías" }] } });
  expect(state.writes).toBe(0);
  draft.confirmImpact();
  await vi.advanceTimersByTimeAsync(0);
  expect(draft.view().saveStatus).toBe("saved");
  await write(draft, [{ name: "a", pesos: 3 }]);
  expect(draft.view().saveStatus).toBe("needsConfirmation");
});

test("input refused because the session has expired stays in the form, and is saved on retry", async () => {
  const { state, draft } = await openDraft();
  state.isSignedIn = false;
  await write(draft, createRow("b"));
  expect(draft.view()).toMatchObject({ saveStatus: "refused", message: "Entra otra vez.", data: createRow("b") });
  state.isSignedIn = true;
  draft.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(draft.view().saveStatus).toBe("saved");
  expect(state.data).toEqual(createRow("b"));
});

test("a save does not overwrite someone else's change; the user decides which one stays, and can undo it", async () => {
  const { state, draft } = await openDraft();
  const messages = new Set<string>();
  draft.subscribe(() => void messages.add(draft.view().saveStatus));
  state.data = createRow("theirs");
  await write(draft, createRow("mine"));
  expect([...messages]).toEqual(["unchanged", "typing", "saving", "stale"]);
  expect(draft.view()).toMatchObject({
    saveStatus: "stale",
    data: createRow("mine"),
    open: { data: createRow("theirs") },
  });
  draft.resolveConflict("", "theirs");
  expect(draft.view()).toMatchObject({ saveStatus: "unchanged", data: createRow("theirs"), canUndo: true });
  draft.undo();
  await vi.advanceTimersByTimeAsync(250);
  expect(state.data).toEqual(createRow("mine"));
});

const createRows = (a: number, b: number) => [
  { name: "a", pesos: a },
  { name: "b", pesos: b },
];

test("someone else's change to another row is merged into the save, and survives undo", async () => {
  const { state, draft } = await openDraft(createRows(1, 1));
  state.data = createRows(2, 1);
  await write(draft, createRows(1, 5).toReversed());
  draft.confirmImpact();
  await vi.advanceTimersByTimeAsync(250);
  expect([draft.view().saveStatus, state.data]).toEqual(["saved", createRows(2, 5).toReversed()]);
  draft.undo();
  expect(draft.view().data).toEqual(createRows(2, 1));
});

test("a diagnostic stays with its row when someone else's rows are merged before it", async () => {
  const { state, draft } = await openDraft(createRows(1, 1));
  const rows = [...createRows(1, 1), ...createRow("")];
  // The form renders the rows, which gives them keys.
  rows.map(getRowKey);
  await write(draft, rows);
  expect(draft.view().diagnostics).toMatchObject([{ path: [2, "name"] }]);
  state.data = [{ name: "c", pesos: 1 }, ...createRows(1, 1)];
  await write(draft, [...rows]);
  expect(draft.view()).toMatchObject({
    data: [{ name: "c", pesos: 1 }, ...createRows(1, 1), ...createRow("")],
    diagnostics: [{ path: [3, "name"] }],
  });
});

test("restoring a backup brings back only the changes that were typed", async () => {
  const { state, open, draft } = await openDraft(createRows(1, 1));
  state.data = createRows(2, 1);
  await write(draft, createRows(3, 5));
  state.data = createRows(2, 1).toSpliced(0, 0, { name: "c", pesos: 1 });
  const again = await open();
  again.restoreBackup("");
  expect(again.view().data).toEqual([{ name: "c", pesos: 1 }, ...createRows(3, 5)]);

  state.data = createRows(7, 1);
  const next = await open();
  next.restoreBackup("", "theirs");
  expect(next.view().data).toEqual(createRows(7, 5));
});

test("input typed before a tab is reloaded is offered afterwards", async () => {
  const { state, open, store } = openFakeListServer();
  (await open()).change(createRow(""));
  await vi.advanceTimersByTimeAsync(250);
  const next = await open();
  expect(next.view()).toMatchObject({ data: createRow("a"), backup: { data: createRow("") } });
  await write(next, createRow("b"));
  expect(state.data).toEqual(createRow("b"));
  // The offer stays until a person decides; typing does not remove it.
  expect(next.view().backup).toMatchObject({ data: createRow("") });
  next.discardBackup("");
  expect(Object.keys(store)).toEqual([]);
});

test("undo reverts a burst of keystrokes at once, and separate steps one by one", async () => {
  const { draft } = await openDraft();
  draft.change(createRow("b"));
  draft.change(createRow("bc"));
  draft.change([...createRow("bc"), ...createRow("new")], true);
  draft.undo();
  expect(draft.view().data).toEqual(createRow("bc"));
  draft.undo();
  expect(draft.view()).toMatchObject({ data: createRow("a"), canUndo: false });
});

test("changes can be undone after visiting another list, unless they were discarded", async () => {
  const { state, draft } = await openDraft();
  await write(draft, createRow("b"));
  const { data: rows } = draft.view();
  state.data = structuredClone(state.data);
  await draft.open();
  expect(draft.view()).toMatchObject({ saveStatus: "unchanged", data: createRow("b"), canUndo: true });
  // The row objects are the same, so pasted rows are still recognized.
  expect(draft.view().data).toBe(rows);
  draft.undo();
  await vi.advanceTimersByTimeAsync(250);
  expect(state.data).toEqual(createRow("a"));
  await draft.reopen();
  expect(draft.view()).toMatchObject({ data: createRow("a"), canUndo: false });
});

test("discarding during a save reads the file again after the save ends", async () => {
  const { state, draft } = await openDraft();
  const { promise, resolve: release } = Promise.withResolvers<void>();
  state.gate = promise;
  await write(draft, createRow("b"));
  const discarded = draft.reopen();
  release();
  await discarded;
  expect(draft.view()).toMatchObject({ saveStatus: "unchanged", data: state.data, canUndo: false });
});

test("a published row no longer counts as new, even while another change is unsaved", async () => {
  const { state, draft } = await openDraft();
  const added = markNewRow({ name: "b", pesos: 1 });
  await write(draft, [added, ...createRow("a")]);
  await write(draft, [added, ...createRow("")]);
  expect(draft.view().saveStatus).toBe("invalid");
  state.publishedKeys = ["a", "b"];
  await draft.markPublished();
  expect(isNewRow(added)).toBe(false);
  expect(draft.view()).toMatchObject({ saveStatus: "invalid", publishedKeys: ["a", "b"], data: [added, { name: "" }] });
  draft.undo();
  await vi.advanceTimersByTimeAsync(250);
  const [first] = draft.view().data as object[];
  expect(isNewRow(first)).toBe(false);
  expect(draft.view()).toMatchObject({ data: [added, { name: "a" }], canUndo: false });
});

test("undo ends at a publication", async () => {
  const { draft } = await openDraft();
  await write(draft, createRow("b"));
  await draft.markPublished();
  expect(draft.view()).toMatchObject({ data: createRow("b"), canUndo: false });
});
