// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { forgetSimAnswers, readSimAnswers, saveSimAnswer, watchSimAnswers } from "./sim-store.ts";

const phone = { text: "iPhone 15 Pro", verdict: "yes" } as const;

afterEach(() => {
  vi.restoreAllMocks();
  forgetSimAnswers();
  localStorage.clear();
});

test("keeps an answer until it is forgotten, and leaves other stored data alone", () => {
  localStorage.setItem("wim-outbox", "[]");
  saveSimAnswer("phone", phone);
  expect(Object.keys(localStorage).sort()).toEqual(["wim-outbox", "wim-sim-phone"]);
  expect(readSimAnswers()).toEqual({ phone });
  forgetSimAnswers();
  expect(readSimAnswers()).toEqual({});
  expect(Object.keys(localStorage)).toEqual(["wim-outbox"]);
});

test.each([
  ["is full", () => vi.spyOn(Storage.prototype, "setItem")],
  ["blocks storage", () => vi.spyOn(window, "localStorage", "get")],
])("if the browser %s, the answer is valid on this page, and can be forgotten", (_, spyOnStorage) => {
  saveSimAnswer("phone", { text: "iPhone 8", verdict: "no" });
  spyOnStorage().mockImplementation(() => {
    throw new DOMException("refused");
  });
  saveSimAnswer("phone", phone);
  expect(readSimAnswers()).toEqual({ phone });
  forgetSimAnswers();
  expect(readSimAnswers()).toEqual({});
});

test("an answer that does not fit into storage still removes the older one", () => {
  saveSimAnswer("phone", { text: "iPhone 8", verdict: "no" });
  saveSimAnswer("plan", { text: "rookie", verdict: "yes" });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  saveSimAnswer("phone", phone);
  expect(Object.keys(localStorage)).toEqual(["wim-sim-plan"]);
  expect(readSimAnswers()).toMatchObject({ phone });
});

test("a browser that blocks storage has no answers", () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  expect(readSimAnswers()).toEqual({});
});

test("reports every change, including one in another tab", () => {
  const counts: number[] = [];
  watchSimAnswers((answers) => counts.push(Object.keys(answers).length));
  saveSimAnswer("phone", phone);
  localStorage.clear();
  dispatchEvent(new StorageEvent("storage"));
  expect(counts).toEqual([0, 1, 0]);
});
