// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Menu } from "#editor/api/api.ts";
import { polyfillWindow } from "#editor/testing/polyfill-window.ts";
import { cleanUpComponentTest } from "#editor/testing/reset-window.ts";
import { ShellMenu } from "./shell-menu.tsx";

beforeEach(polyfillWindow);
afterEach(cleanUpComponentTest);

const menu = { lists: [], texts: [{ id: "privacidad", label: "Aviso de privacidad", page: "/" }], files: [] };

test("the menu stays below the search results, even before they arrive", () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const told = { onOpen: vi.fn(), onFound: vi.fn() };
  render(<ShellMenu menu={menu as unknown as Menu} pending={undefined} marks={new Map()} open="" {...told} />);
  fireEvent.change(screen.getByLabelText("Buscar qué editar"), { target: { value: "telefono" } });
  expect(screen.getByText("Buscando…")).toBeTruthy();
  fireEvent.click(screen.getByRole("link", { name: "Aviso de privacidad" }));
  expect(told.onOpen).toHaveBeenCalledOnce();
});
