// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { enhanceHelpWidget } from "./enhance-help-widget.ts";
import { HelpWidget } from "./help-widget.tsx";

const src = "https://static.zdassets.com/ekr/snippet.js?key=0a1b2c3d";
const copy = { opening: "Abriendo…", open: "Abierto.", failed: "No responde: llama." };

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  // jsdom lacks `requestIdleCallback`.
  Object.assign(window, { requestIdleCallback: (work: () => void) => setTimeout(work) });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.head.replaceChildren();
  document.body.replaceChildren();
  Reflect.deleteProperty(window, "zE");
  for (const name of ["connection", "globalPrivacyControl", "doNotTrack"]) Reflect.deleteProperty(navigator, name);
});

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>("script[src]")];
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const arrives = (event: "load" | "error") => scripts()[0]?.dispatchEvent(new Event(event));

function openPage() {
  const { container } = render(<HelpWidget text="Por chat." action="Abre el chat" />);
  enhanceHelpWidget(container, { src, copy });
  const button = container.querySelector("button") as HTMLButtonElement;
  return { button, readStatus: () => container.querySelector("[aria-live]")?.textContent, container };
}

/** Stubs the provider's API for one kind of chat: it rejects the other kind's commands, and reports when it opens. */
function bringWidget(kind: "messenger" | "classic", { isKnown = true, answers = true } = {}) {
  const own = kind === "classic" ? "webWidget" : "messenger";
  const listeners: Record<string, () => void> = {};
  const commands: string[] = [];
  const zE = (command: string, what: string, more?: unknown) => {
    if (command.split(":")[0] !== own) throw new Error(`no ${command}`);
    if (command.endsWith(":on")) listeners[what] = more as () => void;
    else commands.push([command, what, more].filter(Boolean).join(" "));
    if (command === own && what === "open" && answers) setTimeout(() => listeners.open?.(), 300);
  };
  Object.assign(window, { zE: Object.assign(zE, isKnown ? { widget: kind } : {}) });
  return { commands, close: () => listeners.close?.() };
}

/** Presses the button that opens the chat; then the chat's script arrives. */
async function askFor(button: HTMLButtonElement, ...widget: Parameters<typeof bringWidget>) {
  button.click();
  await wait(0);
  const brought = bringWidget(...widget);
  arrives("load");
  return brought;
}

test("requests nothing until the visitor asks, then one script with the id that it needs", async () => {
  const { button } = openPage();
  expect(scripts()).toEqual([]);
  button.click();
  button.click();
  await wait(0);
  expect(scripts().map((script) => [script.id, script.src])).toEqual([["ze-snippet", src]]);
});

test.each([
  ["messenger", "messenger open", "messenger:set locale es-419"],
  ["classic", "webWidget open", "webWidget setLocale es-419"],
] as const)("opens the account's chat, %s, in Spanish, and announces it", async (kind, opens, speaks) => {
  const { button, readStatus } = openPage();
  button.click();
  await wait(50);
  expect(readStatus()).toBe(copy.opening);
  const { commands } = bringWidget(kind);
  arrives("load");
  await wait(1_000);
  expect(commands).toEqual([speaks, opens]);
  expect(readStatus()).toBe(copy.open);
});

test.each(["messenger", "classic"] as const)("opens a chat that does not report its kind, %s", async (kind) => {
  const { button, readStatus } = openPage();
  const { commands } = await askFor(button, kind, { isKnown: false });
  await wait(5_000);
  expect(commands.at(-1)).toMatch(/ open$/);
  expect(readStatus()).toBe(copy.open);
});

test("a closed chat returns the focus, and opens again without another script", async () => {
  const { button, readStatus } = openPage();
  const { commands, close } = await askFor(button, "messenger");
  await wait(1_000);
  close();
  expect([readStatus(), document.activeElement]).toEqual(["", button]);
  button.click();
  await wait(1_000);
  expect(scripts()).toHaveLength(1);
  expect(commands.filter((command) => command === "messenger open")).toHaveLength(2);
  expect(readStatus()).toBe(copy.open);
});

test("if the script is blocked or fails, names other ways to get help; the next click tries again", async () => {
  const { button, readStatus } = openPage();
  button.click();
  await wait(0);
  arrives("error");
  await wait(0);
  expect(readStatus()).toBe(copy.failed);
  expect(scripts()).toEqual([]);
  expect(console.warn).toHaveBeenCalledOnce();
  await askFor(button, "messenger");
  await wait(1_000);
  expect(readStatus()).toBe(copy.open);
});

test("a script without a widget, and a widget that never opens, count as failures", async () => {
  const { button, readStatus } = openPage();
  button.click();
  await wait(0);
  arrives("load");
  await wait(3_500);
  expect([readStatus(), scripts()]).toEqual([copy.failed, []]);
  await askFor(button, "messenger", { answers: false });
  await wait(9_000);
  expect(readStatus()).toBe(copy.opening);
  await wait(1_000);
  expect(readStatus()).toBe(copy.failed);
});

test("a chat that takes longer than ten seconds does not open by itself, but opens at once on request", async () => {
  const { button, readStatus } = openPage();
  button.click();
  await wait(10_000);
  expect(readStatus()).toBe(copy.failed);
  const { commands } = bringWidget("messenger");
  arrives("load");
  await wait(5_000);
  expect(commands).toEqual(["messenger:set locale es-419"]);
  expect(readStatus()).toBe(copy.failed);
  button.click();
  await wait(500);
  expect(readStatus()).toBe(copy.open);
  expect(scripts()).toHaveLength(1);
});

test("loads by itself once the page is idle, without opening", async () => {
  openPage();
  await wait(9_900);
  expect(scripts()).toEqual([]);
  await wait(200);
  expect(scripts()).toHaveLength(1);
  const { commands } = bringWidget("messenger");
  arrives("load");
  await wait(1_000);
  expect(commands).toEqual(["messenger:set locale es-419"]);
});

test.each([
  ["connection", { saveData: true }],
  ["connection", { effectiveType: "2g" }],
  ["globalPrivacyControl", true],
  ["doNotTrack", "1"],
])("with %s of %o it loads only on request", async (name, value) => {
  Object.defineProperty(navigator, name, { value, configurable: true });
  const { button } = openPage();
  await wait(60_000);
  expect(scripts()).toEqual([]);
  button.click();
  await wait(0);
  expect(scripts()).toHaveLength(1);
});

test("the button appears only once it works", () => {
  const { container } = render(<HelpWidget text="Por chat." action="Abre el chat" />);
  expect(container.querySelector("[data-live]")).toBeNull();
  enhanceHelpWidget(container, { src, copy });
  expect(container.querySelector("[data-live]")).not.toBeNull();
});
