// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { wholeWindow } from "#editor/testing/whole-window.ts";
import { ChangesPanel } from "./changes-panel.tsx";

beforeEach(wholeWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("what is refused is said, with the words of code folded", async () => {
  const refused = {
    message: "Descarta antes lo que depende de esto. Avisa a quien desarrolla el sitio.",
    raw: "TypeError",
  };
  vi.stubGlobal("fetch", async () => Response.json(refused, { status: 409 }));
  const changes = [{ file: "a.ts", label: "Avisos", words: [] }];
  const nothing = () => {};
  render(<ChangesPanel pending={{ changes, todos: [] }} notices={undefined} onClose={nothing} onDiscarded={nothing} />);
  fireEvent.click(screen.getByRole("button", { name: "Descartar estos cambios" }));
  fireEvent.click(screen.getByRole("button", { name: "Sí, descartar estos cambios" }));
  expect((await screen.findByText("TypeError")).closest("details")?.open).toBe(false);
  expect(screen.getByRole("status").textContent).toBe(refused.message);
});

test("once changes are discarded the focus is at the sheet's title, as their button is gone", async () => {
  vi.stubGlobal("fetch", async () => Response.json({}));
  const changes = [{ file: "a.ts", label: "Avisos", words: [] }];
  const panel = (pending: typeof changes) => (
    <ChangesPanel
      pending={{ changes: pending, todos: [] }}
      notices={undefined}
      onClose={() => {}}
      onDiscarded={() => rerender(panel([]))}
    />
  );
  const { rerender } = render(panel(changes));
  fireEvent.click(screen.getByRole("button", { name: "Descartar estos cambios" }));
  const yes = screen.getByRole("button", { name: "Sí, descartar estos cambios" });
  yes.focus();
  fireEvent.click(yes);
  const title = screen.getByRole("heading", { name: "Qué cambió" });
  await waitFor(() => expect(document.activeElement).toBe(title));
});
