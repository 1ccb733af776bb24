import { afterEach, expect, test, vi } from "vitest";
import { createTabStorage } from "#editor/testing/window/tab-storage.ts";
import { findNewestBackup } from "./draft-backup.ts";

afterEach(() => void vi.useRealTimers());

test("a person's drafts are not offered to the browser's next user, and are deleted at sign-out", () => {
  const { store, nextTab } = createTabStorage();
  const [ana, beto] = ["ana@wim.example", "beto@wim.example"];
  const sit = (owner: string) => Object.assign(nextTab(), { owner });
  sit(ana).getStorage("preguntas").writeOwn("written", "de Ana");
  sit(beto).getStorage("preguntas").writeOwn("written", "de Beto");
  expect(sit("").listAbandoned()).toEqual([]);
  expect(sit(beto).getStorage("preguntas").readAbandoned("written")).toMatchObject({ data: "de Beto" });
  const again = sit(ana);
  expect(again.listAbandoned()).toEqual(["preguntas"]);
  expect(again.getStorage("preguntas").readAbandoned("written")).toMatchObject({ data: "de Ana" });
  again.getStorage("avisos").writeOwn("written", "otra cosa");
  again.deleteOnSignOut();
  again.getStorage("avisos").writeOwn("written", "tarde");
  expect(again.needsCloseConfirmation).toBe(false);
  expect(Object.values(store).map((text) => JSON.parse(text).data)).toEqual(["de Beto"]);
});

test("two tabs store separate backups of a list; once both are closed, each is offered, newest first", () => {
  vi.useFakeTimers();
  const { nextTab } = createTabStorage();
  const [one, other] = [nextTab(), nextTab(false)];
  one.getStorage("preguntas").writeOwn("written", "de una");
  expect(other.getStorage("preguntas").readAbandoned("written")).toBeUndefined();
  vi.advanceTimersByTime(1_000);
  other.getStorage("preguntas").writeOwn("written", "de otra");
  const next = nextTab().getStorage("preguntas");
  const readOffered = () => next.readAbandoned("written")?.data;
  next.writeOwn("written", "de la tercera");
  expect(readOffered()).toBe("de otra");
  next.removeAbandoned("written");
  expect(readOffered()).toBe("de una");
  next.removeAbandoned("written");
  expect(readOffered()).toBeUndefined();
  expect(next.readOwn("written")?.data).toBe("de la tercera");
});

test("while the browser's storage is full, closing the tab asks for confirmation until the draft is saved", () => {
  const work = createTabStorage(false).nextTab();
  const keeper = work.getStorage("preguntas");
  keeper.writeOwn("written", "mucho");
  expect([keeper.readOwn("written"), work.needsCloseConfirmation]).toEqual([undefined, true]);
  keeper.removeOwn("written");
  expect(work.needsCloseConfirmation).toBe(false);
});

test("a backup that the browser refuses to delete is not offered again", () => {
  const { nextTab } = createTabStorage(true, false);
  nextTab().getStorage("preguntas").writeOwn("written", "lo mismo");
  const storage = nextTab().getStorage("preguntas");
  expect(findNewestBackup(storage, "written", () => true)).toBeUndefined();
  expect(storage.readAbandoned("written")).toBeUndefined();
});
