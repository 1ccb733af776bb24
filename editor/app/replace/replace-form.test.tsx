// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type {
  Occurrence,
  Occurrences,
  ReplaceResult,
  UndoReplacementResult,
} from "#editor/api/requests/replace-api.ts";
import type { Shell } from "#editor/app/shell/use-shell.ts";
import { polyfillWindow } from "#editor/testing/window/polyfill-window.ts";
import { cleanUpComponentTest } from "#editor/testing/window/reset-window.ts";
import { ReplaceForm } from "./replace-form.tsx";

const state = { location: { part: "línea" }, unsavedWork: [], handleFilesChanged: () => {} };
const shell = state as unknown as Shell;

polyfillWindow();
afterEach(cleanUpComponentTest);

const field: Occurrence = {
  formId: "avisos",
  path: [0, "title"],
  label: "Avisos",
  where: "Título",
  location: "avisos/0",
  text: "Tu línea",
};
const saved: ReplaceResult["savedFiles"] = [
  { formId: "avisos", label: "Avisos", before: [], revision: "1" },
  { formId: "preguntas", label: "Preguntas frecuentes", before: [], revision: "2" },
];

const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: true }), { target: { value } });

/** Opens the form and replaces «línea» once. @returns the stub that answers the next requests. */
async function replaceOnce() {
  const answers: { replace: ReplaceResult; undo: UndoReplacementResult } = {
    replace: { replacedFields: [field], refusedFields: [], savedFiles: saved },
    undo: { unchangedFiles: [] },
  };
  const found: Occurrences = { fields: [field], similarCount: 2, developerTexts: [] };
  vi.stubGlobal("fetch", async (address: string) => {
    if (address.endsWith("/undo")) return Response.json(answers.undo);
    return Response.json(address === "/api/replace" ? answers.replace : found);
  });
  render(<ReplaceForm shell={shell} />);
  write("Reemplazar con", "recta");
  await press("Buscar");
  expect(screen.getByRole("status").textContent).toMatch(/Está en un campo\. En 2 campos más está en plural/);
  await replaceChosen();
  return answers;
}

async function replaceChosen() {
  fireEvent.click(screen.getByRole("checkbox", { name: /^Título/ }));
  await press("Reemplazar en un campo");
}

test("a replacement that was refused completely can still be followed by undoing the previous one", async () => {
  const answers = await replaceOnce();
  answers.replace = { replacedFields: [], refusedFields: [{ ...field, reason: "ya no existe" }], savedFiles: [] };
  await replaceChosen();
  expect(screen.getByRole("status").textContent).toContain("Sin reemplazar: 1");
  await press("Deshacer el reemplazo");
  expect(screen.getByRole("status").textContent).toBe("Todo quedó como estaba antes de reemplazar.");
});

test.each([
  [["Avisos"], "«Avisos» se queda como está: no se guardó. Lo demás quedó como antes."],
  [
    ["Avisos", "Preguntas frecuentes"],
    "«Avisos» se queda como está: no se guardó. «Preguntas frecuentes» se queda como está: no se guardó.",
  ],
])("files that are not undone are listed with their reason: %s", async (labels, message) => {
  const answers = await replaceOnce();
  answers.undo = { unchangedFiles: labels.map((label) => ({ label, reason: "no se guardó." })) };
  await press("Deshacer el reemplazo");
  expect(screen.getByRole("status").textContent).toBe(message);
});

test("a loose search marks what it finds, without boxes to replace it", async () => {
  const addresses: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    addresses.push(address);
    return Response.json({
      fields: [{ ...field, text: "Tus Líneas" }],
      similarCount: 0,
      developerTexts: [],
    } satisfies Occurrences);
  });
  render(<ReplaceForm shell={shell} />);
  fireEvent.click(screen.getByRole("checkbox", { name: "También plurales, mayúsculas y acentos" }));
  await press("Buscar");
  expect(addresses).toEqual([`/api/occurrences?words=${encodeURIComponent("línea")}&isLoose=`]);
  expect(screen.getByText("Líneas").tagName).toBe("MARK");
  expect(screen.getAllByRole("checkbox")).toHaveLength(1);
});
