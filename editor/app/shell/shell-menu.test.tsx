// @vitest-environment jsdom
import { fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { polyfillWindow } from "#editor/testing/window/polyfill-window.ts";
import { cleanUpComponentTest } from "#editor/testing/window/reset-window.ts";
import { ShellMenu } from "./shell-menu.tsx";
import type { Shell } from "./use-shell.ts";

beforeEach(polyfillWindow);
afterEach(cleanUpComponentTest);

const weekly = { id: "avisos", label: "Avisos", help: "Los de privacidad son textos legales." };
const menu = {
  lists: [weekly],
  legalTexts: [{ id: "privacidad", label: "Aviso de privacidad", page: "/" }],
  files: [],
};

function openMenu(change: object = {}) {
  const shell = { menu, unsavedWork: [], location: { id: "" }, ...change };
  const onOpen = vi.fn();
  render(<ShellMenu shell={shell as unknown as Shell} onOpen={onOpen} />);
  return onOpen;
}

test("the menu is filtered by name while the search loads, also by keyboard", () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const onOpen = openMenu();
  fireEvent.change(screen.getByLabelText("Buscar qué editar"), { target: { value: "PRIVACIDAD" } });
  expect(screen.getByText("Buscando…")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Avisos" })).toBeNull();
  const field = screen.getByLabelText("Buscar qué editar");
  fireEvent.keyDown(field, { key: "ArrowDown" });
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Aviso de privacidad" }));
  fireEvent.keyDown(field, { key: "Enter" });
  expect(onOpen).toHaveBeenCalledOnce();
  fireEvent.keyDown(field, { key: "Escape" });
  expect(screen.queryByRole("link", { name: "Aviso de privacidad" })).toBeNull();
});

test("a closed group still shows the open entry and entries with drafts", () => {
  const legalTexts = ["a", "b", "c", "d"].map((id) => ({ id, label: `Texto ${id}`, page: "/" }));
  const change = { file: "src/content/legal/b/1.md", label: "", changes: [] };
  openMenu({
    menu: { ...menu, legalTexts },
    pending: { changes: [change], todos: [] },
    unsavedWork: [{ location: "c", mark: "por corregir" }],
    location: { id: "d" },
  });
  const shownElements = () => within(screen.getByRole("region", { name: "Textos legales" })).getAllByRole("link");
  expect(shownElements().map(({ textContent }) => textContent)).toEqual([
    "Texto bborrador",
    "Texto cpor corregir",
    "Texto d",
  ]);
  fireEvent.click(screen.getByRole("button", { name: "Textos legales" }));
  expect(shownElements()).toHaveLength(4);
});

test("the menu first opens what the person may change", () => {
  openMenu({ menu: { ...menu, lists: [{ ...weekly, lockReason: "le falta el papel" }] } });
  expect(screen.getByRole("link", { name: "Aviso de privacidad" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: /^Avisos/ })).toBeNull();
});
