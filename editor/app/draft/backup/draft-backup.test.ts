import { afterEach, expect, test, vi } from "vitest";
import { tabStorage } from "#editor/testing/tab-storage.ts";

afterEach(() => void vi.useRealTimers());

test("a person's drafts are not offered to the browser's next user, and are deleted at sign-out", () => {
  const { store, nextTab } = tabStorage();
  const [ana, beto] = ["ana@wim.example", "beto@wim.example"];
  const sit = (owner: string) => Object.assign(nextTab(), { owner });
  sit(ana).keeper("preguntas").set("written", "de Ana");
  sit(beto).keeper("preguntas").set("written", "de Beto");
  expect(sit("").names()).toEqual([]);
  expect(sit(beto).keeper("preguntas").offer("written")).toMatchObject({ data: "de Beto" });
  const again = sit(ana);
  expect(again.names()).toEqual(["preguntas"]);
  expect(again.keeper("preguntas").offer("written")).toMatchObject({ data: "de Ana" });
  again.keeper("avisos").set("written", "otra cosa");
  again.end();
  again.keeper("avisos").set("written", "tarde");
  expect(again.isHolding).toBe(false);
  expect(Object.values(store).map((text) => JSON.parse(text).data)).toEqual(["de Beto"]);
});

test("two tabs store separate backups of a list; once both are closed, each is offered, newest first", () => {
  vi.useFakeTimers();
  const { nextTab } = tabStorage();
  const [one, other] = [nextTab(), nextTab(false)];
  one.keeper("preguntas").set("written", "de una");
  expect(other.keeper("preguntas").offer("written")).toBeUndefined();
  vi.advanceTimersByTime(1_000);
  other.keeper("preguntas").set("written", "de otra");
  const next = nextTab().keeper("preguntas");
  const offered = () => next.offer("written")?.data;
  next.set("written", "de la tercera");
  expect(offered()).toBe("de otra");
  next.drop("written");
  expect(offered()).toBe("de una");
  next.drop("written");
  expect(offered()).toBeUndefined();
  expect(next.own("written")?.data).toBe("de la tercera");
});

test("while the browser's storage is full, closing the tab asks for confirmation until the draft is saved", () => {
  const work = tabStorage(false).nextTab();
  const keeper = work.keeper("preguntas");
  keeper.set("written", "mucho");
  expect([keeper.own("written"), work.isHolding]).toEqual([undefined, true]);
  keeper.forget("written");
  expect(work.isHolding).toBe(false);
});
