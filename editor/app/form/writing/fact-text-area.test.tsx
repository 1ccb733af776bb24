// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { emptyFormContext, FormContext } from "#editor/app/form/form-context.ts";
import { FactTextArea } from "./fact-text-area.tsx";
import { useTextArea } from "./use-text-area.ts";

afterEach(cleanup);

const facts = { "plazo.a": { label: "Plazo", value: "15\u00a0días" } };

function Field({ initialText, onText }: { initialText: string; onText: (text: string) => void }) {
  const [text, setText] = useState(initialText);
  const change = (next: string) => {
    setText(next);
    onText(next);
  };
  const writing = useTextArea(text, change);
  return (
    <>
      <FactTextArea writing={writing} onTextChange={change} aria-label="Texto" />
      <button type="button" onClick={() => writing.replace("{{plazo.a}}")}>
        Inserta
      </button>
    </>
  );
}

function show(initialText: string) {
  const onText = vi.fn();
  render(
    <FormContext value={{ ...emptyFormContext, facts }}>
      <Field initialText={initialText} onText={onText} />
    </FormContext>,
  );
  return { field: screen.getByRole<HTMLTextAreaElement>("textbox"), onText };
}

test.each([
  ["Backspace", "Dura {{plazo.a}}", "Dura "],
  ["Delete", "{{plazo.a}} dura", " dura"],
])("one %s deletes a chip whole, and the next one a letter", async (key, text, rest) => {
  const { field, onText } = show(text);
  const end = key === "Backspace" ? field.value.length : 0;
  field.focus();
  field.setSelectionRange(end, end);
  await userEvent.keyboard(`{${key}}`);
  expect(onText).toHaveBeenLastCalledWith(rest);
  await userEvent.keyboard(`{${key}}`);
  expect(onText.mock.lastCall?.[0]).toHaveLength(rest.length - 1);
});

test("a typed name becomes a chip, and words typed after it stay text", async () => {
  const { field, onText } = show("Dura ");
  await userEvent.type(field, "{{{{plazo.a}}.");
  expect(onText).toHaveBeenLastCalledWith("Dura {{plazo.a}}.");
  expect(field.value.replaceAll(/\u2063|[\ufe00-\ufe0d]/g, "")).toBe("Dura 15\u00a0días.");
});

test("the source of a chip is copied and dragged, because its marks mean another fact in another window", () => {
  const { field } = show("Dura {{plazo.a}}.");
  field.select();
  const setData = vi.fn();
  const event = createEvent.copy(field, { clipboardData: { setData } });
  fireEvent(field, event);
  fireEvent.dragStart(field, { dataTransfer: { setData } });
  expect(setData.mock.calls).toEqual(Array(2).fill(["text/plain", "Dura {{plazo.a}}."]));
  expect(event.defaultPrevented).toBe(true);
});

test("a fact is inserted as a chip by the browser, so that its undo takes it back", async () => {
  const { field, onText } = show("Dura .");
  field.setSelectionRange(5, 5);
  const insert = vi.fn((_command: string, _dialog?: boolean, piece = "") => {
    expect(document.activeElement).toBe(field);
    field.setRangeText(piece, field.selectionStart, field.selectionEnd, "end");
    return fireEvent.input(field);
  });
  document.execCommand = insert;
  try {
    await userEvent.click(screen.getByRole("button", { name: "Inserta" }));
  } finally {
    Reflect.deleteProperty(document, "execCommand");
  }
  const [command, , piece = ""] = insert.mock.calls[0] ?? [];
  expect([command, piece.replaceAll(/\u2063|[\ufe00-\ufe0d]/g, "")]).toEqual(["insertText", "15\u00a0días"]);
  expect(onText.mock.calls).toEqual([["Dura {{plazo.a}}."]]);
});
