// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Diagnostic } from "#editor/api/api.ts";
import type { PendingChanges } from "#editor/api/requests/publish-api.ts";
import { DraftBackups } from "#editor/app/draft/backup/draft-backup.ts";
import { type DraftView, emptyDraftView } from "#editor/app/draft/draft-view.ts";
import { FormDraft } from "#editor/app/draft/form-draft.ts";
import { formatUnsavedMark } from "#editor/app/draft/save-status.ts";
import { ShellBar } from "./shell-bar.tsx";
import type { Shell } from "./use-shell.ts";

afterEach(cleanup);

const missing: Diagnostic = {
  path: ["name"],
  where: "Nombre",
  message: "falta este texto",
  kind: "error",
  isMissing: true,
};
const wrong: Diagnostic = { path: ["to"], where: "Hasta", message: "va después", kind: "error" };

const menu = { lists: [], legalTexts: [{ id: "t", label: "T", page: "/" }], files: [] };

function createBar(change: object) {
  const idle = { unsavedWork: [], location: { id: "l" }, publishing: { message: "" }, approvals: {} };
  return <ShellBar shell={{ ...idle, menu, ...change } as unknown as Shell} />;
}

/** Renders the bar for an open list whose draft has this view. */
function barOver(view: Partial<DraftView>, todos: PendingChanges["todos"] = [], files: readonly object[] = []) {
  const draft = new FormDraft({
    formId: "l",
    schema: {},
    sendRequest: vi.fn(),
    getStorage: () => new DraftBackups(undefined, "", new Set()).getStorage("l"),
    onSaved: () => {},
  });
  const shown: DraftView = { ...emptyDraftView, ...view };
  const retry = vi.fn();
  Object.assign(draft, { view: () => shown, retry });
  const { container } = render(createBar({ draft, pending: { changes: [], todos }, menu: { ...menu, files } }));
  return { retry, icon: container.querySelector("svg")?.getAttribute("data-kind"), mark: formatUnsavedMark(shown) };
}

test("a missing text is not marked as an error, but an invalid one is", () => {
  expect(barOver({ saveStatus: "invalid", diagnostics: [missing] })).toMatchObject({
    icon: "look",
    mark: "por completar",
  });
  expect(screen.getByRole("status").textContent).toBe("Sin guardar: falta escribir una cosa");
  cleanup();
  expect(barOver({ saveStatus: "invalid", diagnostics: [missing, wrong] })).toMatchObject({
    icon: "wrong",
    mark: "por corregir",
  });
});

test("a refused save is retried by a button, and when the window gets the focus", () => {
  const { retry } = barOver({ saveStatus: "refused", message: "No hay espacio." });
  fireEvent.click(screen.getByRole("button", { name: "Guardar otra vez" }));
  fireEvent.focus(window);
  expect(retry).toHaveBeenCalledTimes(2);
});

test("to-dos of a single list are counted; several lists are named, and of many, the number of the others is shown", () => {
  const todo = (label: string, what: string) => ({ location: `${label}/1`, label, what });
  const inOne = [todo("Promociones", "a"), todo("Promociones", "b")];
  const showTodos = (todos: PendingChanges["todos"]) => {
    cleanup();
    barOver({}, todos);
    return screen.getByText(/^Por revisar/).textContent;
  };
  expect(showTodos(inOne)).toBe("Por revisar: Promociones (2 cosas)");
  expect(showTodos([...inOne, todo("Avisos", "c")])).toBe("Por revisar: Promociones, Avisos");
  const many = ["Avisos", "Portada", "Apps", "Ayuda"].map((label) => todo(label, "c"));
  expect(showTodos([...inOne, ...many])).toBe("Por revisar: Promociones, Avisos, Portada (y 2 más)");
});

test("the bar says that a publication is running", () => {
  const changes = [{ file: "portada", label: "Portada", changes: [] }];
  const { rerender } = render(createBar({ pending: { changes, todos: [], isPublishing: true } }));
  expect(screen.getByRole("listitem").textContent).toBe("Se está publicando…");
  rerender(createBar({ pending: { changes: [], todos: [], isOutdated: true } }));
  expect(screen.getByRole("listitem").textContent).toBe("Leyendo los cambios…");
  expect(screen.getByRole("button", { name: "Publicar" }).getAttribute("aria-disabled")).toBeNull();
  rerender(createBar({ pending: { changes, todos: [] } }));
  expect(screen.getByRole("listitem").textContent).toBe("Por publicar: Portada");
});

test("a published coverage file that the build lacks stays in the bar", () => {
  const unsyncedFile = { label: "Cobertura 5G", path: "/sitio/data/coverage/ab.kml" };
  barOver({}, [], [{ id: "5g", label: "Cobertura 5G", unsyncedFile }]);
  const line = screen.getByText(/^El sitio no se construye sin el archivo de:/);
  expect(line.querySelector("a")?.getAttribute("href")).toBe("#5g");
});

test("a person who may change nothing has no publish buttons, and a reminder does not mark the bar", () => {
  const todos = [
    { location: "membresias", label: "Membresías", what: "Legend: otro folio", isReminder: true as const },
  ];
  const pending = { changes: [], todos };
  const { rerender } = render(createBar({ pending }));
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Qué cambió",
    "Comprobar",
    "Publicar",
    "Más",
  ]);
  expect(screen.queryByText("Membresías")).toBeNull();
  const lockReason = "Tu cuenta puede verlo sin cambiarlo.";
  const legalTexts = menu.legalTexts.map((text) => ({ ...text, lockReason }));
  rerender(createBar({ pending, menu: { ...menu, legalTexts } }));
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(screen.queryByText("Nada por publicar")).toBeNull();
});
