// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SaveListRequest } from "#editor/api/api.ts";
import { DraftStorageContext } from "#editor/app/draft/backup/draft-backup.ts";
import { ProseTextField } from "#editor/app/form/fields/single-value-fields.tsx";
import { polyfillWindow } from "#editor/testing/window/polyfill-window.ts";
import { cleanUpComponentTest } from "#editor/testing/window/reset-window.ts";
import { createTabStorage } from "#editor/testing/window/tab-storage.ts";

beforeEach(polyfillWindow);
afterEach(cleanUpComponentTest);

/** Two fields of a row; each edits the row as of the last render. */
function Paragraph({ text }: { text: string }) {
  const [row, setRow] = useState<{ text: unknown; note: string }>({ text, note: "" });
  return (
    <>
      <ProseTextField
        schema={{ title: "Párrafo" }}
        path={["p"]}
        value={row.text}
        onChange={(nextValue) => setRow({ ...row, text: nextValue })}
      />
      <input aria-label="Nota" value={row.note} onChange={({ target }) => setRow({ ...row, note: target.value })} />
    </>
  );
}

/** Renders a paragraph, and stubs the list of facts that the operator has to confirm. */
function openForm(text = "Se pide en ", answers: Promise<unknown> = Promise.resolve()) {
  const rows: object[] = [{ id: "plazo", description: "plazo" }];
  vi.stubGlobal("fetch", async (_address: string, { method, body }: RequestInit) => {
    await answers;
    if (method === "GET") return Response.json({ data: rows, revision: "1", publishedKeys: [], diagnostics: [] });
    const { data } = JSON.parse(String(body)) as SaveListRequest & { data: { description: string }[] };
    const rowIndex = data.length - 1;
    if (data.findIndex(({ description }) => description === data[rowIndex]?.description) < rowIndex) {
      const diagnostic = { path: [rowIndex, "description"], where: "", message: "ya está en la lista", kind: "error" };
      return Response.json({ diagnostics: [diagnostic], impact: { todos: [], pages: [], documents: [] } });
    }
    rows.splice(0, rows.length, ...data);
    return Response.json({ diagnostics: [], impact: { todos: [], pages: [], documents: [] }, revision: "2" });
  });
  render(
    <DraftStorageContext value={createTabStorage().nextTab()}>
      <Paragraph text={text} />
    </DraftStorageContext>,
  );
  const keys = userEvent.setup();
  const open = async () => {
    await keys.click(screen.getByRole("button", { name: "Insertar dato" }));
    await keys.click(screen.getByRole("button", { name: "Dato nuevo" }));
  };
  return { rows, keys, open, paragraph: screen.getByLabelText<HTMLTextAreaElement>("Párrafo") };
}

const waitForFocus = (element: HTMLElement) => expect.poll(() => document.activeElement).toBe(element);
const getDescription = (element: HTMLElement) =>
  document.getElementById(element.getAttribute("aria-describedby") ?? "")?.textContent ?? "";

test("a missing fact is created in place and inserted into the text", async () => {
  const { rows, keys, open, paragraph } = openForm();
  // The click puts the cursor at the end.
  await keys.click(paragraph);
  await open();
  await waitForFocus(screen.getByLabelText("Qué es"));
  await keys.keyboard("plazo de la factura{Tab}3 días{Enter}");
  await expect.poll(() => paragraph.value).toBe("Se pide en {{pendiente.plazo-de-la-factura}}");
  await waitForFocus(paragraph);
  expect(rows.at(-1)).toEqual({ id: "plazo-de-la-factura", description: "plazo de la factura", fact: "3 días" });
  expect(screen.queryByLabelText("Qué es")).toBeNull();

  // Adds a fact without a value. Its id gets a number, because `plazo` is taken.
  await open();
  await keys.keyboard("¿Plazo?");
  await keys.click(screen.getByRole("checkbox", { name: /^Todavía no se sabe/ }));
  await keys.click(screen.getByRole("button", { name: "Agregar e insertar" }));
  await expect.poll(() => rows.at(-1)).toEqual({ id: "plazo-2", description: "¿Plazo?" });
});

test("a fact without a name or value, or with a taken name, is not created; Escape closes the form", async () => {
  const { rows, keys, open, paragraph } = openForm();
  await open();
  const name = screen.getByLabelText("Qué es");
  await keys.click(screen.getByRole("button", { name: "Agregar e insertar" }));
  await waitForFocus(name);
  expect(getDescription(name)).toContain("escribe qué es");
  await keys.keyboard("plazo");
  await keys.click(screen.getByRole("button", { name: "Agregar e insertar" }));
  const value = screen.getByLabelText("Qué dice");
  await waitForFocus(value);
  expect(getDescription(value)).toContain("escribe qué dice");
  await keys.keyboard("3 días{Enter}");
  await waitForFocus(name);
  expect([getDescription(name), rows.length]).toEqual([expect.stringContaining("ya está en la lista"), 1]);
  await keys.keyboard("{Escape}");
  await waitForFocus(screen.getByRole("button", { name: "Insertar dato" }));
  expect(paragraph.value).toBe("Se pide en ");
});

test("a new fact replaces the words that it stands for, and text typed during the save stays", async () => {
  for (const [text, selected] of [
    ["Se pide en 3 días hábiles.", undefined],
    ["Se pide aquí hoy.", "aquí"],
  ] as const) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { rows, keys, open, paragraph } = openForm(text, promise);
    const words = selected ?? "3 días";
    const from = selected === undefined ? 0 : text.indexOf(selected);
    paragraph.setSelectionRange(from, from + (selected?.length ?? 0));
    await open();
    expect(screen.getByLabelText<HTMLInputElement>("Qué dice").value).toBe(words);
    await keys.type(screen.getByLabelText("Qué es"), "plazo nuevo{Enter}");
    await keys.click(screen.getByRole("button", { name: "Agregar e insertar" }));
    await keys.type(paragraph, "Ya. ", { initialSelectionStart: 0, initialSelectionEnd: 0 });
    const note = screen.getByLabelText<HTMLInputElement>("Nota");
    await keys.type(note, "a");
    resolve();
    const writtenText = `Ya. ${text.replace(words, "{{pendiente.plazo-nuevo}}")}`;
    await expect.poll(() => paragraph.value).toBe(writtenText);
    await keys.keyboard("b");
    expect([note.value, paragraph.value, rows.length]).toEqual(["ab", writtenText, 2]);
    cleanup();
  }
});

test("without words to replace, a new fact is inserted at the cursor's position after the save", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { keys, open, paragraph } = openForm("Se pide en ", promise);
  await open();
  await keys.keyboard("plazo nuevo{Tab}3 días{Enter}");
  await keys.type(paragraph, "un lapso de ");
  resolve();
  await expect.poll(() => paragraph.value).toBe("Se pide en un lapso de {{pendiente.plazo-nuevo}}");
});
