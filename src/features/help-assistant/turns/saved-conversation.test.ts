// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { assistantIndex, openAssistant } from "#features/help-assistant/testing/open-assistant.ts";

beforeEach(() => {
  vi.stubGlobal("fetch", async () => ({ ok: true, json: async () => assistantIndex }));
  return () => void vi.unstubAllGlobals();
});

test.each([
  { age: 59, found: 1 },
  { age: 61, found: 0 },
])("a conversation of $age minutes ago is restored $found times, and otherwise deleted", async (worked) => {
  const turns = [{ text: "me robaron el celular", isPressed: false }];
  history.replaceState({ conversation: { turns, atMs: Date.now() - worked.age * 60_000 } }, "", "/");
  const { turns: listTurns, newest } = openAssistant();
  const talk = document.querySelector<HTMLElement>("[data-talk]");
  expect(talk?.hidden).toBe(false);
  await expect.poll(() => document.querySelector("[data-filling]")).toBeNull();
  expect(listTurns()).toHaveLength(worked.found);
  if (worked.found > 0) expect(newest().getByRole("link", { name: "Robo" })).toBeTruthy();
  else expect([talk?.hidden, history.state]).toEqual([true, null]);
});
