// @vitest-environment jsdom

import { act, cleanup, render, screen, within } from "@testing-library/react";
import { useEffect, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { ToolResult } from "#ui/tool-result/tool-result.tsx";
import { ToolPanel } from "./tool-panel.tsx";

let root: Root | undefined;

afterEach(() => {
  cleanup();
  act(() => root?.unmount());
  root = undefined;
});

function Tool() {
  const [text, setText] = useState("");
  const [size, setSize] = useState("5");
  const [place, setPlace] = useState("here");
  const [isSure, setIsSure] = useState(true);
  const [month, setMonth] = useState("may");
  const [renders, setRenders] = useState(0);
  // Renders again at once, as tools do that read the clock or the page after hydration.
  useEffect(() => setRenders(1), []);
  const radio = (value: string) => (
    <input type="radio" name="place" value={value} checked={place === value} onChange={() => setPlace(value)} />
  );
  return (
    <ToolPanel heading={`Tool ${renders}`} headingLevel={2}>
      <input name="text" value={text} onChange={({ target }) => setText(target.value)} />
      <input name="size" type="range" max={9} value={size} onChange={({ target }) => setSize(target.value)} />
      {radio("here")}
      {radio("there")}
      <input name="sure" type="checkbox" checked={isSure} onChange={({ target }) => setIsSure(target.checked)} />
      <select name="month" value={month} onChange={({ target }) => setMonth(target.value)}>
        <option value="may">May</option>
        <option value="june">June</option>
      </select>
      <output>{[text, size, place, isSure, month].join()}</output>
    </ToolPanel>
  );
}

/** The tool as rendered by the build, and after hydration. */
function open() {
  document.body.innerHTML = renderToString(<Tool />);
  const find = <Field extends HTMLElement>(selector: string) => document.querySelector(selector) as Field;
  const answer = () => find("output").textContent;
  return {
    find,
    answer,
    takeOver: () =>
      act(async () => {
        root = hydrateRoot(document.body, <Tool />);
      }),
  };
}

test("screen readers find the fields of a tool before hydration", () => {
  open();
  expect(document.querySelector("[inert], [hidden], :disabled")).toBeNull();
});

test("hydration applies the values that were entered before it", async () => {
  const { find, answer, takeOver } = open();
  find<HTMLInputElement>("[name=text]").value = "iphone 13";
  find<HTMLInputElement>("[name=size]").value = "7";
  find<HTMLInputElement>("[value=there]").checked = true;
  find<HTMLInputElement>("[name=sure]").checked = false;
  find<HTMLSelectElement>("select").value = "june";
  await takeOver();
  expect(answer()).toBe("iphone 13,7,there,false,june");
  expect(find<HTMLInputElement>("[value=there]").checked).toBe(true);
  expect(find<HTMLInputElement>("[name=sure]").checked).toBe(false);
});

test("a changed answer is announced as a whole once it is stable; the initial one is not announced", () => {
  vi.useFakeTimers();
  const panel = (tone: "plain" | "success", title: string) => (
    <ToolPanel
      heading="Tool"
      headingLevel={2}
      result={
        <ToolResult tone={tone} title={title}>
          <ul>
            <li>One reason</li>
          </ul>
        </ToolResult>
      }
    >
      <input />
    </ToolPanel>
  );
  const { rerender, container } = render(panel("plain", "Ask"));
  const status = container.querySelector("[aria-live]");
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  pass(5_000);
  expect(status?.textContent).toBe("");
  rerender(panel("success", "Maybe"));
  pass(499);
  rerender(panel("success", "Yes"));
  pass(499);
  expect(status?.textContent).toBe("");
  pass(1);
  expect(status?.textContent).toBe("Yes. One reason.");
  rerender(panel("plain", "Ask"));
  pass(500);
  expect(status?.textContent).toBe("Ask. One reason.");
  vi.useRealTimers();
});

test("an answer that changes with a control elsewhere on the page is not announced", () => {
  vi.useFakeTimers();
  const panel = (title: string) => (
    <>
      <button type="button">Elsewhere</button>
      <ToolPanel heading="Tool" headingLevel={2} result={<ToolResult tone="success" title={title} />}>
        <button type="button">Inside</button>
      </ToolPanel>
    </>
  );
  const { rerender, container } = render(panel("One"));
  const announce = (button: string, title: string) => {
    screen.getByText(button).click();
    rerender(panel(title));
    act(() => vi.advanceTimersByTime(500));
    return container.querySelector("[aria-live]")?.textContent;
  };
  expect(announce("Elsewhere", "Two")).toBe("");
  expect(announce("Inside", "Three")).toBe("Three.");
  vi.useRealTimers();
});

test("an answer is a heading below the tool's, and names the group with its action", () => {
  render(
    <ToolPanel
      heading="Tool"
      headingLevel={3}
      result={<ToolResult tone="success" title="Yes" action={<a href="/">Go</a>} />}
    >
      <input />
    </ToolPanel>,
  );
  expect(screen.getByRole("heading", { name: "Yes", level: 4 })).toBeDefined();
  expect(within(screen.getByRole("group", { name: "Yes" })).getByRole("link", { name: "Go" })).toBeDefined();
});

test("a tool's own announcement replaces the answer's whole text", () => {
  const panel = (message: string) => (
    <ToolPanel heading="Tool" headingLevel={2} announcement={message} result={<ToolResult title="Long" />}>
      <input />
    </ToolPanel>
  );
  const { rerender, container } = render(panel(""));
  const status = container.querySelector("[aria-live]");
  expect(status?.textContent).toBe("");
  rerender(panel("Short."));
  expect(status?.textContent).toBe("Short.");
});

test("hydration leaves untouched fields unchanged", async () => {
  const { answer, takeOver } = open();
  await takeOver();
  expect(answer()).toBe(",5,here,true,may");
});
