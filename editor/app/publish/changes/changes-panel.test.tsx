// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Shell } from "#editor/app/shell/use-shell.ts";
import { polyfillWindow } from "#editor/testing/window/polyfill-window.ts";
import { cleanUpComponentTest } from "#editor/testing/window/reset-window.ts";
import { ChangesPanel } from "./changes-panel.tsx";

beforeEach(polyfillWindow);
afterEach(cleanUpComponentTest);

function createPanel(pending: object, change: object = {}) {
  const menu = { legalTexts: [] };
  const shell = {
    menu,
    pending,
    unsavedWork: [],
    drafts: { reopen: () => {} },
    handleFilesChanged: () => {},
    ...change,
  };
  return <ChangesPanel shell={shell as unknown as Shell} />;
}

test("a refusal is shown, with its technical details folded", async () => {
  const refused = {
    message: "Descarta antes lo que depende de esto. Avisa a quien desarrolla el sitio.",
    raw: "TypeError",
  };
  vi.stubGlobal("fetch", async () => Response.json(refused, { status: 409 }));
  const changes = [{ file: "a.ts", label: "Avisos", changes: [] }];
  render(createPanel({ changes, todos: [] }));
  fireEvent.click(screen.getByRole("button", { name: "Descartar estos cambios" }));
  fireEvent.click(screen.getByRole("button", { name: "Sí, descartar estos cambios" }));
  expect((await screen.findByText("TypeError")).closest("details")?.open).toBe(false);
  expect(screen.getByRole("status").textContent).toBe(refused.message);
});

test("the panel does not say that everything is published until the changes are loaded", () => {
  const { rerender } = render(createPanel({ changes: [], todos: [], isOutdated: true }));
  expect(screen.getByRole("status").textContent).toBe("Leyendo los cambios…");
  rerender(createPanel({ changes: [], todos: [] }));
  expect(screen.getByRole("status").textContent).toBe("Nada por publicar: todo está como se publicó.");
});

test("discarding changes moves the focus to the panel's title, because the button is unmounted", async () => {
  vi.stubGlobal("fetch", async () => Response.json({}));
  const changes = [{ file: "a.ts", label: "Avisos", changes: [] }];
  const handleFilesChanged = () => rerender(createPanel({ changes: [], todos: [] }));
  const { rerender } = render(createPanel({ changes, todos: [] }, { handleFilesChanged }));
  fireEvent.click(screen.getByRole("button", { name: "Descartar estos cambios" }));
  const yes = screen.getByRole("button", { name: "Sí, descartar estos cambios" });
  yes.focus();
  fireEvent.click(yes);
  const title = screen.getByRole("heading", { name: "Qué cambió" });
  await waitFor(() => expect(document.activeElement).toBe(title));
});

test("each changed row has a button to its page, on its day, and an uploaded picture is shown", () => {
  const seen: unknown[] = [];
  const [later, picture] = [{ page: "/registro/b", day: "2027-01-04" }, "c0ffee"];
  const changes = [
    { where: "Promoción 1 («Z»)", before: "Z", after: "" },
    { where: "Promoción 2 («B») › Nombre", before: "A", after: "B", row: 1, view: later },
    { where: "Promoción 2 («B») › Imagen", before: "", after: [{ name: "", text: "b.png", picture }], view: later },
    { where: "Promoción 3 («C»)", before: "C", after: "D", row: 2, view: { page: "/membresias" } },
  ];
  const pending = { changes: [{ file: "promociones.ts", label: "Promociones", changes }], todos: [] };
  const previewPage = (...view: unknown[]) => seen.push(view);
  const { container } = render(createPanel(pending, { previewPage }));
  for (const button of screen.getAllByRole("button", { name: /^Ver como quedará/ })) fireEvent.click(button);
  expect(seen).toEqual([
    ["/registro/b", "2027-01-04"],
    ["/membresias", undefined],
  ]);
  expect(container.querySelector("img")?.getAttribute("src")).toBe("/api/uploads/c0ffee.webp");
});
