// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ListInfo } from "#editor/api/api.ts";
import { polyfillWindow } from "#editor/testing/window/polyfill-window.ts";
import { cleanUpComponentTest } from "#editor/testing/window/reset-window.ts";
import { ChangesPanel } from "./changes-panel.tsx";

beforeEach(polyfillWindow);
afterEach(cleanUpComponentTest);

const nothing = {
  menu: { lists: [], texts: [] },
  notices: undefined,
  onClose: () => {},
  onPreview: () => {},
  onDiscarded: () => {},
};

test("a refusal is shown, with its technical details folded", async () => {
  const refused = {
    message: "Descarta antes lo que depende de esto. Avisa a quien desarrolla el sitio.",
    raw: "TypeError",
  };
  vi.stubGlobal("fetch", async () => Response.json(refused, { status: 409 }));
  const changes = [{ file: "a.ts", label: "Avisos", changes: [] }];
  render(<ChangesPanel {...nothing} pending={{ changes, todos: [] }} />);
  fireEvent.click(screen.getByRole("button", { name: "Descartar estos cambios" }));
  fireEvent.click(screen.getByRole("button", { name: "Sí, descartar estos cambios" }));
  expect((await screen.findByText("TypeError")).closest("details")?.open).toBe(false);
  expect(screen.getByRole("status").textContent).toBe(refused.message);
});

test("the panel does not say that everything is published until the changes are loaded", () => {
  const panel = (isOutdated: boolean) => <ChangesPanel {...nothing} pending={{ changes: [], todos: [], isOutdated }} />;
  const { rerender } = render(panel(true));
  expect(screen.getByRole("status").textContent).toBe("Leyendo los cambios…");
  rerender(panel(false));
  expect(screen.getByRole("status").textContent).toBe("Nada por publicar: todo está como se publicó.");
});

test("discarding changes moves the focus to the panel's title, because the button is unmounted", async () => {
  vi.stubGlobal("fetch", async () => Response.json({}));
  const changes = [{ file: "a.ts", label: "Avisos", changes: [] }];
  const panel = (pending: typeof changes) => (
    <ChangesPanel {...nothing} pending={{ changes: pending, todos: [] }} onDiscarded={() => rerender(panel([]))} />
  );
  const { rerender } = render(panel(changes));
  fireEvent.click(screen.getByRole("button", { name: "Descartar estos cambios" }));
  const yes = screen.getByRole("button", { name: "Sí, descartar estos cambios" });
  yes.focus();
  fireEvent.click(yes);
  const title = screen.getByRole("heading", { name: "Qué cambió" });
  await waitFor(() => expect(document.activeElement).toBe(title));
});

test("a change has a button to the page that shows it, even if each row has its own page", async () => {
  const list = (id: string, page: string, type: "array" | "object") =>
    ({ id, label: id, help: "", file: `${id}.ts`, page, schema: { type } }) satisfies ListInfo;
  const lists = [list("avisos", "/avisos", "array"), list("promociones", "/registro/{slug}", "array")];
  const data = [{ slug: "a" }, { slug: "b" }];
  vi.stubGlobal("fetch", async () => Response.json({ data }));
  const seen: string[] = [];
  const values = [
    { where: "Promoción 1 («Z»)", before: "Z", after: "" },
    { where: "Promoción 2 («B») › Nombre", before: "A", after: "B" },
  ];
  const changes = [
    { file: "avisos.ts", label: "Avisos", changes: [] },
    { file: "promociones.ts", label: "Promociones", changes: values },
    { file: "coverage.ts", label: "Cobertura", changes: [] },
  ];
  render(
    <ChangesPanel
      {...nothing}
      pending={{ changes, todos: [] }}
      menu={{ lists, texts: [] }}
      onPreview={(page) => seen.push(page)}
    />,
  );
  const ways = screen.getAllByRole("button", { name: /^Ver «/ });
  expect(ways.map(({ textContent }) => textContent)).toEqual([
    "Ver «Avisos» en su página",
    "Ver «Promociones» en su página",
  ]);
  for (const way of ways) fireEvent.click(way);
  await waitFor(() => expect(seen).toEqual(["/avisos", "/registro/b"]));
});
