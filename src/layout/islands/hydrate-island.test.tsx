// @vitest-environment jsdom
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hydrateIsland } from "./hydrate-island.ts";
import { Island } from "./island.tsx";

const onPress = vi.fn<(label: string) => void>();

let hasScript = false;

/** A tool whose HTML has a button that the hydrated tool lacks, and the reverse. */
function Tool() {
  const [count, setCount] = useState(0);
  const button = (label: string, className: string) => (
    <button type="button" className={className} onClick={() => onPress(label)}>
      {label}
    </button>
  );
  return (
    <form>
      {hasScript ? button("Borrar", "chip") : button("Buscar", "plain")}
      {button("Hoy", "day")}
      {button("Ayer", "day")}
      <button type="button" role="tab" aria-selected={count > 0} onClick={() => setCount(count + 1)}>
        Semana
      </button>
      <details>
        <summary>Por qué</summary>
      </details>
      {["a", "b"].map((value) => (
        <input key={value} type="radio" name="choice" value={value} onChange={() => onPress(value)} />
      ))}
      <a href="#fechas">Fechas</a>
    </form>
  );
}

/** The button pressed last, recorded as `wakeIslands` does. */
let pressed: HTMLElement | null = null;
const remember = ({ target }: Event) => {
  pressed = (target as Element).closest<HTMLElement>("[type=button]");
};

beforeEach(() => addEventListener("click", remember));
afterEach(() => {
  removeEventListener("click", remember);
  pressed = null;
  hasScript = false;
  onPress.mockClear();
});

/** The island as rendered by the build. A translation replaces its texts, so that React rebuilds it. */
function sleepingIsland(page: Page): HTMLElement {
  document.body.innerHTML = renderToString(<Island name="demo-tool" component={Tool} props={{}} />);
  const island = document.querySelector<HTMLElement>("[data-island]") as HTMLElement;
  hasScript = page === "translated";
  if (hasScript) for (const part of controls(island)) part.innerHTML = `<font>${part.innerHTML}</font>`;
  return island;
}

const controls = (island: HTMLElement) => [...island.querySelectorAll<HTMLElement>("button, summary, a")];
const control = (island: HTMLElement, label: string) =>
  controls(island).find(({ textContent }) => textContent === label) as HTMLElement;

async function wake(island: HTMLElement): Promise<void> {
  hydrateIsland(island, Tool, () => pressed);
  await expect.poll(() => island.onclick).toBeNull();
}

const pages = ["untranslated", "translated"] as const;
type Page = (typeof pages)[number];

test.each(pages)("the last pressed button is handled once, and keeps the focus, on a page that is %s", async (page) => {
  const island = sleepingIsland(page);
  const button = control(island, "Ayer");
  control(island, "Hoy").click();
  button.focus();
  button.click();
  button.click();
  await wake(island);
  expect(button.isConnected).toBe(page === "untranslated");
  expect(onPress.mock.calls).toEqual([["Ayer"]]);
  expect(document.activeElement).toBe(control(island, "Ayer"));
});

test.each(pages)("a tab pressed before hydration is selected on a page that is %s", async (page) => {
  const island = sleepingIsland(page);
  control(island, "Semana").click();
  await wake(island);
  expect(island.querySelector("[aria-selected=true]")?.textContent).toBe("Semana");
});

test.each(pages)("a button pressed during hydration is handled once on a page that is %s", async (page) => {
  const island = sleepingIsland(page);
  control(island, "Ayer").click();
  const awake = wake(island);
  control(island, "Ayer").click();
  await awake;
  expect(onPress.mock.calls).toEqual([["Ayer"]]);
});

test.each(pages)("details opened or closed before hydration stay so on a page that is %s", async (page) => {
  for (const presses of [1, 2]) {
    const island = sleepingIsland(page);
    for (let press = 0; press < presses; press++) control(island, "Por qué").click();
    control(island, "Por qué").focus();
    await wake(island);
    expect(island.querySelector("details")?.open).toBe(presses === 1);
    expect(document.activeElement).toBe(control(island, "Por qué"));
  }
});

test.each(pages)("a press that a choice followed is not replayed on a page that is %s", async (page) => {
  const island = sleepingIsland(page);
  control(island, "Ayer").click();
  island.querySelector<HTMLElement>("[value=b]")?.click();
  await wake(island);
  expect(island.querySelector<HTMLInputElement>("[value=b]")?.checked).toBe(true);
  expect(onPress).not.toHaveBeenCalledWith("Ayer");
});

test("a choice made before a press is restored before the press is handled, on a page that is translated", async () => {
  const island = sleepingIsland("translated");
  island.querySelector<HTMLElement>("[value=b]")?.click();
  control(island, "Ayer").click();
  await wake(island);
  expect(onPress.mock.calls).toEqual([["b"], ["Ayer"]]);
});

test.each(pages)("a link that was followed is not followed again on a page that is %s", async (page) => {
  const island = sleepingIsland(page);
  const onFollow = vi.fn();
  island.addEventListener("click", onFollow);
  control(island, "Fechas").click();
  await wake(island);
  expect(onFollow).toHaveBeenCalledOnce();
});

test("a press on a button that the tool no longer has is not handled by another one", async () => {
  const island = sleepingIsland("translated");
  control(island, "Buscar").click();
  await wake(island);
  expect(control(island, "Buscar")).toBeUndefined();
  expect(onPress).not.toHaveBeenCalled();
});
