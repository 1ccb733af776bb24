// @vitest-environment jsdom

import { act, fireEvent } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { ToolPanel } from "./tool-panel.tsx";

let root: Root | undefined;

afterEach(() => act(() => root?.unmount()));

/** A tool that keeps its answers in one object, and asks a second question after an answer. */
function Questionnaire() {
  const [wishes, setWishes] = useState({ size: 5, isSure: false, note: "" });
  return (
    <ToolPanel heading="Questions" headingLevel={2}>
      <input
        name="size"
        type="range"
        max={9}
        value={wishes.size}
        onChange={({ target }) => setWishes({ ...wishes, size: target.valueAsNumber })}
      />
      <input
        name="sure"
        type="checkbox"
        checked={wishes.isSure}
        onChange={() => setWishes({ ...wishes, isSure: !wishes.isSure })}
      />
      {wishes.isSure && (
        <input
          name="note"
          value={wishes.note}
          onChange={({ target }) => setWishes({ ...wishes, note: target.value })}
        />
      )}
      <output>{Object.values(wishes).join()}</output>
    </ToolPanel>
  );
}

test("after Back, every field is as it was left, including a slider and a field that an answer added, but not an IMEI", async () => {
  const html = renderToString(<Questionnaire />);
  const open = async () => {
    act(() => root?.unmount());
    document.body.innerHTML = html;
    await act(async () => {
      root = hydrateRoot(document.body, <Questionnaire />);
    });
    const answer = () => document.querySelector("output")?.textContent;
    const enter = (name: string, value: string) =>
      fireEvent.input(document.querySelector(`[name=${name}]`) as HTMLElement, { target: { value } });
    return { answer, enter };
  };
  const visit = await open();
  visit.enter("size", "7");
  act(() => document.querySelector<HTMLElement>("[name=sure]")?.click());
  visit.enter("note", "why 356938035643809");
  expect(visit.answer()).toBe("7,true,why 356938035643809");
  act(() => void dispatchEvent(new Event("pagehide")));
  expect((await open()).answer()).toBe("7,true,");
  history.pushState(null, "");
  expect((await open()).answer()).toBe("5,false,");
});
