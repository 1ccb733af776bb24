// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createUnfoundCounter } from "./count-unfound.ts";

const sent: Promise<string>[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.useFakeTimers();
  Object.assign(navigator, { sendBeacon: (_: string, body: Blob) => sent.push(body.text()) });
});

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, "sendBeacon");
});

const texts = async () => (await Promise.all(sent)).map((body) => JSON.parse(body));

function leave() {
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  window.dispatchEvent(new Event("visibilitychange"));
  visibility.mockRestore();
}

test("sends the final text once, and no text that was typed on the way to it", async () => {
  const note = createUnfoundCounter();
  for (const text of ["¿Tienen buz", "¿Tienen buzón?"]) note(text);
  vi.advanceTimersByTime(10_000);
  leave();
  for (const text of ["otra cosa", "", "tienen BUZÓN"]) note(text);
  vi.advanceTimersByTime(10_000);
  expect(await texts()).toEqual([{ text: "tienen buzon" }]);
});

test("an unanswered search is sent when the page is left, unless a later text was answered", async () => {
  const note = createUnfoundCounter();
  note("buzón de voz");
  note("");
  leave();
  expect(await texts()).toEqual([]);
  note("desvío de llamadas");
  leave();
  expect(await texts()).toEqual([{ text: "desvio de llamadas" }]);
});

test("sends nothing that may identify a person", async () => {
  const note = createUnfoundCounter();
  note("me llamo Ana y no tengo señal");
  leave();
  expect(await texts()).toEqual([]);
});
