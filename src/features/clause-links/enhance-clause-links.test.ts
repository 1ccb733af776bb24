// @vitest-environment jsdom
import { screen } from "@testing-library/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { enhanceClauseLinks } from "./enhance-clause-links.ts";

const words = { copied: "Enlace copiado", inAddressBar: "Está en la barra" };
const writeText = vi.fn<(text: string) => Promise<void>>();

function wake(): void {
  document.body.innerHTML = `<div>
    <details id="una-pregunta"><summary>Una</summary><div id="una"><button data-copy="una">Copiar</button></div></details>
    <details id="otra-pregunta"><summary>Otra</summary><div id="otra"></div></details>
    <p role="status" data-toast></p>
  </div><details id="ajena"><summary>Ajena</summary><div id="fuera"></div></details>`;
  enhanceClauseLinks(document.body.firstElementChild as HTMLElement, words);
}

const openOnes = () => [...document.querySelectorAll("details[open]")].map(({ id }) => id);
const getStatus = () => screen.getByRole("status").textContent;
const copy = async () => {
  screen.getByRole("button", { hidden: true }).click();
  await vi.advanceTimersByTimeAsync(0);
};
function goTo(hash: string): void {
  history.replaceState(null, "", hash);
  window.dispatchEvent(new Event("hashchange"));
}

beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  history.replaceState(null, "", "#");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("opens the part that the URL names, at the start and when the URL changes", () => {
  history.replaceState(null, "", "#una");
  wake();
  expect(openOnes()).toEqual(["una-pregunta"]);
  goTo("#otra");
  expect(openOnes()).toEqual(["una-pregunta", "otra-pregunta"]);
  for (const elsewhere of ["#fuera", "#nada", "#"]) goTo(elsewhere);
  expect(openOnes()).toEqual(["una-pregunta", "otra-pregunta"]);
});

test("a button copies its part's URL and announces it each time; the message clears afterwards", async () => {
  wake();
  await copy();
  expect(writeText).toHaveBeenLastCalledWith(new URL("#una", location.href).href);
  const first = getStatus();
  await copy();
  expect(getStatus()).not.toBe(first);
  expect([first, getStatus()?.trim()]).toEqual([words.copied, words.copied]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(getStatus()).toBe("");
});

test("if the browser cannot copy, the URL goes into its address bar", async () => {
  wake();
  writeText.mockRejectedValue(new Error("no"));
  await copy();
  expect(getStatus()).toBe(words.inAddressBar);
  expect(location.hash).toBe("#una");
});
