import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isNewRow, markNew } from "#editor/app/form/rows/row-keys.ts";
import { workspace } from "#editor/testing/list-on-disk.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const named = (name: string) => [{ name, pesos: 1 }];

test("writes what is right a moment after the last key, once", async () => {
  const { state, open } = workspace();
  const draft = await open();
  for (const name of ["b", "bu", "bue"]) draft.change(named(name));
  await vi.advanceTimersByTimeAsync(249);
  expect(state.writes).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(state).toMatchObject({ writes: 1, data: named("bue") });
  expect(draft.view().standing).toBe("saved");
});

test("keeps what is wrong, says why, and writes nothing", async () => {
  const { state, open } = workspace();
  const draft = await open();
  draft.change(named(""));
  await vi.advanceTimersByTimeAsync(250);
  expect(draft.view()).toMatchObject({
    standing: "wrong",
    findings: [{ message: "falta este texto" }],
    data: named(""),
  });
  expect(state.data).toEqual(named("a"));
  // At once, and not after the next check: it is not missing any more.
  draft.change(named("b"));
  expect(draft.view().findings).toEqual([]);
});

test("what is written back as it is published is no draft any more", async () => {
  const { open } = workspace();
  const draft = await open();
  draft.change(named("b"));
  await vi.advanceTimersByTimeAsync(250);
  expect(draft.view().standing).toBe("saved");
  draft.undo();
  await vi.advanceTimersByTimeAsync(250);
  expect(draft.view()).toMatchObject({ standing: "still", data: named("a") });
});

test("a save under way and a newer one never cross", async () => {
  const { state, open } = workspace();
  const draft = await open();
  let release = () => {};
  state.gate = new Promise((resolve) => {
    release = resolve;
  });
  draft.change(named("first"));
  await vi.advanceTimersByTimeAsync(250);
  draft.change(named("second"));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(state.writes).toBe(0);
  release();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(state).toMatchObject({ writes: 2, data: named("second") });
  expect(draft.view()).toMatchObject({ standing: "saved", data: named("second") });
});

test("asks before a figure changes, and again after the next one", async () => {
  const { state, open } = workspace();
  const draft = await open();
  draft.change([{ name: "a", pesos: 2 }]);
  await vi.advanceTimersByTimeAsync(250);
  expect(draft.view()).toMatchObject({ standing: "asks", follows: { pages: [{ label: "Membresías" }] } });
  expect(state.writes).toBe(0);
  draft.agree();
  await vi.advanceTimersByTimeAsync(0);
  expect(draft.view().standing).toBe("saved");
  draft.change([{ name: "a", pesos: 3 }]);
  await vi.advanceTimersByTimeAsync(250);
  expect(draft.view().standing).toBe("asks");
});

test("without a connection it says so, keeps what was typed and tries again", async () => {
  const { state, open } = workspace();
  const draft = await open();
  state.isReachable = false;
  draft.change(named("b"));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(draft.view()).toMatchObject({ standing: "offline", data: named("b") });
  state.isReachable = true;
  await vi.advanceTimersByTimeAsync(4_000);
  expect(draft.view().standing).toBe("saved");
  expect(state.data).toEqual(named("b"));
});

test("what is refused while nobody is signed in stays, and is saved when it is asked for again", async () => {
  const { state, open } = workspace();
  const draft = await open();
  state.isSignedIn = false;
  draft.change(named("b"));
  await vi.advanceTimersByTimeAsync(250);
  expect(draft.view()).toMatchObject({ standing: "refused", message: "Entra otra vez.", data: named("b") });
  state.isSignedIn = true;
  draft.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(draft.view().standing).toBe("saved");
  expect(state.data).toEqual(named("b"));
});

test("over somebody else's change nothing is written; what was typed is kept and comes back", async () => {
  const { state, open } = workspace();
  const draft = await open();
  const said = new Set<string>();
  draft.subscribe(() => void said.add(draft.view().standing));
  state.data = named("theirs");
  draft.change(named("mine"));
  await vi.advanceTimersByTimeAsync(250);
  expect([...said]).toEqual(["still", "typing", "saving", "stale"]);
  expect(draft.view()).toMatchObject({ standing: "stale", data: named("mine"), open: { data: named("theirs") } });
  draft.keepAside();
  expect(draft.view()).toMatchObject({
    standing: "still",
    data: named("theirs"),
    kept: { aside: { data: named("mine") } },
  });
  draft.bringBack("aside");
  await vi.advanceTimersByTimeAsync(250);
  expect(state.data).toEqual(named("mine"));
});

const priced = (a: number, b: number) => [
  { name: "a", pesos: a },
  { name: "b", pesos: b },
];

test("somebody else's change of another row is saved with what is typed, and stays when that is undone", async () => {
  const { state, open } = workspace();
  state.data = priced(1, 1);
  const draft = await open();
  state.data = priced(2, 1);
  draft.change(priced(1, 5).toReversed());
  await vi.advanceTimersByTimeAsync(250);
  draft.agree();
  await vi.advanceTimersByTimeAsync(250);
  expect([draft.view().standing, state.data]).toEqual(["saved", priced(2, 5).toReversed()]);
  draft.undo();
  expect(draft.view().data).toEqual(priced(2, 1));
});

test("what was kept aside or in the tab brings back only what was typed", async () => {
  const { state, open } = workspace();
  state.data = priced(1, 1);
  const draft = await open();
  state.data = priced(2, 1);
  draft.change(priced(3, 5));
  await vi.advanceTimersByTimeAsync(250);
  draft.keepAside();
  state.data = priced(2, 1).toSpliced(0, 0, { name: "c", pesos: 1 });
  await draft.open();
  draft.bringBack("aside");
  expect(draft.view().data).toEqual([{ name: "c", pesos: 1 }, ...priced(3, 5)]);

  state.data = priced(7, 1);
  const next = await open();
  next.bringBack("written", "theirs");
  expect(next.view().data).toEqual(priced(7, 5));
});

test("offers what a tab had typed before it was loaded again", async () => {
  const { state, open, store } = workspace();
  (await open()).change(named(""));
  await vi.advanceTimersByTimeAsync(250);
  const next = await open();
  expect(next.view()).toMatchObject({ data: named("a"), kept: { written: { data: named("") } } });
  next.change(named("b"));
  await vi.advanceTimersByTimeAsync(250);
  expect(state.data).toEqual(named("b"));
  // Until a person decides: what is typed besides takes nothing away.
  expect(next.view().kept.written).toMatchObject({ data: named("") });
  next.forget("written");
  expect(Object.keys(store)).toEqual([]);
});

test("letters are undone together, steps one by one", async () => {
  const { open } = workspace();
  const draft = await open();
  draft.change(named("b"));
  draft.change(named("bc"));
  draft.change([...named("bc"), ...named("new")], true);
  draft.undo();
  expect(draft.view().data).toEqual(named("bc"));
  draft.undo();
  expect(draft.view()).toMatchObject({ data: named("a"), canUndo: false });
});

test("what was done before another list was looked at can be undone, unless it was discarded", async () => {
  const { state, open } = workspace();
  const draft = await open();
  draft.change(named("b"));
  await vi.advanceTimersByTimeAsync(250);
  const { data: rows } = draft.view();
  state.data = structuredClone(state.data);
  await draft.open();
  expect(draft.view()).toMatchObject({ standing: "still", data: named("b"), canUndo: true });
  // Its rows are the same, so that what was pasted into them is still known.
  expect(draft.view().data).toBe(rows);
  draft.undo();
  await vi.advanceTimersByTimeAsync(250);
  expect(state.data).toEqual(named("a"));
  await draft.reopen();
  expect(draft.view()).toMatchObject({ data: named("a"), canUndo: false });
});

test("what is discarded while it is being saved is read once that is answered", async () => {
  const { state, open } = workspace();
  const draft = await open();
  let release = () => {};
  state.gate = new Promise((resolve) => {
    release = resolve;
  });
  draft.change(named("b"));
  await vi.advanceTimersByTimeAsync(250);
  const discarded = draft.reopen();
  release();
  await discarded;
  expect(draft.view()).toMatchObject({ standing: "still", data: state.data, canUndo: false });
});

test("a row that was added and published is no new one any more, also while something else is not saved", async () => {
  const { state, open } = workspace();
  const draft = await open();
  const added = markNew({ name: "b", pesos: 1 });
  draft.change([added, ...named("a")]);
  await vi.advanceTimersByTimeAsync(250);
  draft.change([added, ...named("")]);
  await vi.advanceTimersByTimeAsync(250);
  expect(draft.view().standing).toBe("wrong");
  state.published = ["a", "b"];
  await draft.publish();
  expect(isNewRow(added)).toBe(false);
  expect(draft.view()).toMatchObject({ standing: "wrong", published: ["a", "b"], data: [added, { name: "" }] });
  draft.undo();
  await vi.advanceTimersByTimeAsync(250);
  const [first] = draft.view().data as object[];
  expect(isNewRow(first)).toBe(false);
});
