import { afterEach, expect, test, vi } from "vitest";
import { keptInTabs } from "#editor/testing/kept-in-tabs.ts";

afterEach(() => void vi.useRealTimers());

test("what one person typed is not offered to the next who signs in at the browser, and goes when they leave", () => {
  const { store, nextTab } = keptInTabs();
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

test("two tabs keep the same list apart, and each is offered once both are closed, the newest first", () => {
  vi.useFakeTimers();
  const { nextTab } = keptInTabs();
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

test("where the browser has no room, closing is still asked about until it is on the disk", () => {
  const work = keptInTabs(false).nextTab();
  const keeper = work.keeper("preguntas");
  keeper.set("written", "mucho");
  expect([keeper.own("written"), work.isHolding]).toEqual([undefined, true]);
  keeper.forget("written");
  expect(work.isHolding).toBe(false);
});
