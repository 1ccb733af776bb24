// @vitest-environment jsdom
import { screen } from "@testing-library/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { enhanceCopyValues } from "./enhance-copy-values.ts";

const copy = { announcement: "Copiado: {value}", refused: "Cópialo tú." };

function page(): HTMLElement {
  document.body.innerHTML = `<div><dl>
    <div data-copy-row><dt>APN</dt><dd data-value>web.uno</dd><dd><button data-copy="web.uno">Uno</button></dd></div>
    <div data-copy-row><dt>LTE</dt><dd data-value>web.dos</dd><dd><button data-copy="web.dos">Dos</button></dd></div>
  </dl></div><p role="status" data-toast></p>`;
  const root = document.body.firstElementChild as HTMLElement;
  enhanceCopyValues(root, copy);
  return root;
}

const writeText = vi.fn<(text: string) => Promise<void>>();
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const getStatus = () => screen.getByRole("status").textContent;
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal("navigator", { clipboard: { writeText } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a button copies and announces its value, and is marked until another button is used", async () => {
  page();
  button("Uno").click();
  await settle();
  expect(writeText).toHaveBeenLastCalledWith("web.uno");
  expect(button("Uno").hasAttribute("data-copied")).toBe(true);
  expect(getStatus()).toBe("Copiado: web.uno");
  button("Dos").click();
  await settle();
  expect([button("Uno"), button("Dos")].map((one) => one.hasAttribute("data-copied"))).toEqual([false, true]);
  expect(getStatus()).toBe("Copiado: web.dos");
});

test("copying the same value twice is announced twice; the message clears afterwards", async () => {
  page();
  button("Uno").click();
  await settle();
  const first = getStatus();
  button("Uno").click();
  await settle();
  expect(getStatus()).not.toBe(first);
  expect(getStatus()?.trim()).toBe(first);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(getStatus()).toBe("");
});

test.each([
  ["refuses", { writeText: () => Promise.reject(new Error("NotAllowedError")) }],
  ["is missing", undefined],
])("if the clipboard %s, the value is selected and the visitor gets a message", async (_, clipboard) => {
  vi.stubGlobal("navigator", { clipboard });
  page();
  button("Dos").click();
  await settle();
  expect(getSelection()?.toString()).toBe("web.dos");
  expect(button("Dos").hasAttribute("data-copied")).toBe(false);
  expect(getStatus()).toBe(copy.refused);
});
