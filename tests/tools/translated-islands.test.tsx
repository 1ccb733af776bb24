// @vitest-environment jsdom
import { fireEvent } from "@testing-library/react";
import { type ComponentType, createElement, type ReactElement } from "react";
import { afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import type { IslandName } from "#layout/islands/island-name.ts";
import { hydrateTool } from "../support/browser/hydrated-tool.ts";
import { simulateTranslation } from "../support/browser/translation.ts";
import { servePublicFiles } from "../support/public-files.ts";

type Place = { page: () => Promise<{ Page: () => ReactElement }>; part: () => Promise<object> };

const home = () => import("#pages/index/+Page.server.tsx");
const membresias = () => import("#pages/membresias/+Page.server.tsx");
const portabilidad = () => import("#pages/portabilidad/+Page.server.tsx");

/** Excludes carousels, in which only the slide number changes, in a separate element. */
type Tool = Exclude<IslandName, `${string}-carousel`>;

const tools: Record<Tool, Place> = {
  "device-search": {
    page: () => import("#pages/esim/+Page.server.tsx"),
    part: () => import("#features/device-search/device-search.tsx"),
  },
  "lead-form": { page: home, part: () => import("#features/lead-form/lead-form.tsx") },
  "line-life": {
    page: () => import("#pages/ayuda/+Page.server.tsx"),
    part: () => import("#features/line-life/line-life.tsx"),
  },
  "plan-cost": { page: membresias, part: () => import("#features/plan-cost/plan-cost.tsx") },
  "plan-finder": { page: membresias, part: () => import("#features/plan-finder/plan-finder.tsx") },
  "plan-receipt": { page: home, part: () => import("#features/plan-receipt/plan-receipt.tsx") },
  "porting-eligibility": {
    page: portabilidad,
    part: () => import("#features/porting-eligibility/porting-eligibility.tsx"),
  },
  "porting-planner": { page: portabilidad, part: () => import("#features/porting-planner/porting-planner.tsx") },
  "recovery-date": {
    page: () => import("#pages/reportar-robo-equipo/+Page.server.tsx"),
    part: () => import("#features/recovery-date/recovery-date.tsx"),
  },
  "registry-lookup": {
    page: () => import("#pages/registro-membresias/+Page.server.tsx"),
    part: () => import("#features/registry-lookup/registry-lookup.tsx"),
  },
  "trip-lookup": {
    page: () => import("#pages/roaming-cobertura/+Page.server.tsx"),
    part: () => import("#features/trip-lookup/trip-lookup.tsx"),
  },
};

const dates = ["2026-11-17", "2026-10-01", "2026-08-01", "2024-01-01", "2050-01-01", "0202-01-01", ""];
const times = ["09:00", "12:00", "23:59", ""];
const words = ["zzqx", "japón", "japón, europa", "samsung galaxy s24", "iphone", "13", "zzqx", "zzq", ""];

beforeEach(servePublicFiles);

afterEach(() => {
  vi.useRealTimers();
  // Some tools show the answer that the address or the storage has.
  history.replaceState(null, "", "/");
  localStorage.clear();
});

/** Lists all values that a visitor could enter into a control. */
function listEntries(control: HTMLElement): readonly string[] {
  if (control instanceof HTMLSelectElement) return [...control.options].map(({ value }) => value);
  if (!(control instanceof HTMLInputElement) || isPressed(control)) return [];
  const { type, min, max } = control;
  if (type === "range") return [min, max, `${Math.round((Number(min) + Number(max)) / 2)}`];
  return type === "date" ? dates : type === "time" ? times : words;
}

const isPressed = (control: HTMLElement) => control.matches("button, [type=radio], [type=checkbox]");

async function awakeTool(
  name: string,
  { page, part }: Place,
  beforeItWakes?: (island: HTMLElement) => HTMLElement | null,
) {
  const [{ Page }, parts] = await Promise.all([page(), part()]);
  const [, component] = Object.entries(parts).find(([key]) => /^[A-Z]/.test(key)) ?? [];
  return hydrateTool(createElement(Page), name as IslandName, component as ComponentType<never>, beforeItWakes);
}

/** The tool that no other test hydrates with `hydrateTool`, which translates the page; all tools in the nightly run. */
const swept: readonly Tool[] = inject("testRun").isFullSize ? (Object.keys(tools) as Tool[]) : ["lead-form"];

test.each(swept)("%s works on a translated page, whatever is entered", async (name) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-17T15:15:00Z") });
  const warn = vi.spyOn(console, "warn");
  const tool = await awakeTool(name, tools[name]);
  const controls = () => [...tool.querySelectorAll<HTMLElement>("input, select, button")];
  expect(controls().length).toBeGreaterThan(0);
  // Reads the controls again after each change, because their number changes.
  for (let index = 0; index < controls().length; index++) {
    const control = controls()[index] as HTMLElement;
    if (isPressed(control)) fireEvent.click(control);
    for (const value of listEntries(control)) {
      fireEvent.change(control, { target: { value } });
      // The translation follows each change.
      await Promise.resolve();
    }
    await Promise.resolve();
  }
  expect(warn).not.toHaveBeenCalled();
});

test.each(Object.entries(tools))(
  "input that %s gets on a translated page before hydration survives hydration",
  async (name, place) => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-17T15:15:00Z") });
    let stop = () => {};
    let entered = "";
    const field = (tool: HTMLElement) =>
      tool.querySelector<HTMLInputElement>("input:not([type=radio], [type=checkbox], [hidden], [type=hidden])");
    const choice = (tool: HTMLElement) =>
      tool.querySelector<HTMLInputElement>("[type=radio]:not(:checked), [type=checkbox]");
    let chosen: string | undefined;
    const tool = await awakeTool(name, place, (island) => {
      stop = simulateTranslation(island);
      const control = field(island);
      if (control) {
        control.value = control.type === "date" ? "2026-11-20" : control.type === "time" ? "12:00" : "8";
        entered = control.value;
        control.focus();
      }
      const option = choice(island);
      option?.click();
      chosen = option?.value;
      return null;
    });
    stop();
    expect(field(tool)?.value ?? "").toBe(entered);
    if (field(tool)) expect(document.activeElement).toBe(field(tool));
    const checked = [...tool.querySelectorAll("input")].flatMap((input) => (input.checked ? input.value : []));
    if (chosen !== undefined) expect(checked).toContain(chosen);
  },
);

test.each(Object.entries(tools))(
  "the last button of %s works when pressed on a translated page before hydration",
  async (name, place) => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-17T15:15:00Z") });
    const labels: (string | null)[] = [];
    const presses: (string | null)[] = [];
    const onClick = ({ target }: Event) => presses.push((target as Element).closest("button")?.textContent ?? null);
    addEventListener("click", onClick);
    let stop = () => {};
    await awakeTool(name, place, (island) => {
      const pressed = [...island.querySelectorAll<HTMLElement>("[type=button]")].at(-1);
      if (pressed) labels.push(pressed.textContent);
      stop = simulateTranslation(island);
      for (const words of island.querySelectorAll("font font")) words.append(" in other words");
      return pressed ?? null;
    });
    stop();
    await vi.waitFor(() => expect(presses).toEqual(labels), { timeout: 10_000 });
    removeEventListener("click", onClick);
  },
);
