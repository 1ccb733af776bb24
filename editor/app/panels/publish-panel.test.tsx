// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CheckedPart, PendingChange, Published } from "#editor/api.ts";
import { KeptContext, type KeptWork } from "#editor/app/list/kept.ts";
import { keptInTabs } from "#editor/testing/kept-in-tabs.ts";
import { wholeWindow } from "#editor/testing/whole-window.ts";
import { PublishPanel } from "./publish-panel.tsx";
import type { NamedUnsaved } from "./waiting-notices.tsx";

beforeEach(wholeWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const parts: CheckedPart[] = [
  {
    name: "Pruebas del contenido",
    state: "wrong",
    lines: [
      {
        words: "«Celulares con eSIM»: una prueba no pasó.",
        at: { place: "celulares", label: "Celulares con eSIM" },
        raw: "src/content/devices/devices.test.ts: AssertionError",
      },
    ],
  },
];

const half: NamedUnsaved = {
  place: "promociones",
  label: "Promociones",
  why: "hay 1 por corregir",
  mark: "",
  sign: "wrong",
};

const one: PendingChange = { file: "a", label: "Celulares con eSIM", words: [] };

function opened(
  onClose = () => {},
  unsaved: readonly NamedUnsaved[] = [],
  changes: readonly PendingChange[] = [one],
  tab = keptInTabs().nextTab(),
) {
  const nothing = async () => {};
  const check = { isRunning: false, checked: { parts }, isGood: false, words: "", run: nothing, cancel: nothing };
  render(
    <KeptContext value={tab}>
      <PublishPanel
        pending={{ changes, todos: [] }}
        notices={undefined}
        unsaved={unsaved}
        person={{ name: "Ana", email: "ana@wim.example" }}
        team={undefined}
        check={{ ...check, outdate: nothing, forget: nothing }}
        onClose={onClose}
        onBack={onClose}
        onPublished={() => {}}
      />
    </KeptContext>,
  );
}

test("what the server refuses stands beside the button, and nothing is wrong with the title", async () => {
  const refused = Response.json({ message: "Corrige primero lo que dijo «Comprobar»." }, { status: 409 });
  vi.stubGlobal("fetch", async () => refused);
  opened();
  const title = screen.getByLabelText("Qué cambia, en una línea");
  fireEvent.change(title, { target: { value: "Celulares nuevos" } });
  fireEvent.click(screen.getByRole("button", { name: "Publicar" }));
  const alert = screen.getByRole("alert");
  await waitFor(() => expect(alert.textContent).toContain("Corrige primero lo que dijo «Comprobar»."));
  expect(title.getAttribute("aria-invalid")).toBeNull();
  expect(alert.nextElementSibling?.querySelector("button")?.textContent).toBe("Publicar");
});

test("a publication whose file nobody else can reach is not called done, and says who has to take it there", async () => {
  const onlyHere = [{ label: "Cobertura 5G", path: "/sitio/data/coverage/ab.kml" }];
  const published: Published = { commit: "c", isPushed: true, onlyHere };
  const sent = vi.fn(async (_address: string, _init: RequestInit) => Response.json(published));
  vi.stubGlobal("fetch", sent);
  opened(undefined, undefined, [{ ...one, onlyHere }]);
  fireEvent.change(screen.getByLabelText("Qué cambia, en una línea"), { target: { value: "Cobertura nueva" } });
  const publish = screen.getByRole("button", { name: "Publicar" });
  fireEvent.click(publish);
  expect(screen.getByRole("alert").textContent).toContain("«Cobertura 5G» está solo en esta computadora.");
  const known = screen.getByRole("checkbox", { name: /^Ya lo sé.*nada de lo que se publique se ve\.$/ });
  await waitFor(() => expect(document.activeElement).toBe(known));
  expect(sent).not.toHaveBeenCalled();
  fireEvent.click(known);
  fireEvent.click(publish);
  const said = await screen.findByRole("region", { name: "Publicado, pero falta el archivo" });
  expect(said.textContent).toContain("El archivo de «Cobertura 5G» está solo en esta computadora.");
  expect(said.textContent).toContain("Hasta que llegue ahí, nada de lo que se publique se ve.");
  expect(said.textContent).not.toContain("ya está con todos");
  expect(JSON.parse(String(sent.mock.calls[0]?.[1].body))).toMatchObject({ knowsOnlyHere: true });
  expect(within(said).getByText(/COVERAGE_STORE_URL/).textContent).toMatch(/^\/sitio\/data\/coverage\/ab\.kml\n/);
});

test("what the check says leads to its list, with the words of code folded", () => {
  const onClose = vi.fn();
  opened(onClose);
  const part = within(screen.getByRole("region", { name: "Pruebas del contenido: por corregir" }));
  expect(part.getByText(/AssertionError/).closest("details")?.open).toBe(false);
  fireEvent.click(part.getByRole("link", { name: "Ve a «Celulares con eSIM»" }));
  expect(onClose).toHaveBeenCalledOnce();
});

test("what was published is said by a part that was there before, and the focus is at the sheet's title", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ commit: "one", isPushed: true }));
  opened();
  const [said] = screen.getAllByRole("status");
  expect(said?.textContent).toBe("");
  fireEvent.change(screen.getByLabelText("Qué cambia, en una línea"), { target: { value: "Celulares nuevos" } });
  fireEvent.click(screen.getByRole("button", { name: "Publicar" }));
  await waitFor(() => expect(said?.textContent).toContain("El cambio ya está con todos."));
  expect(said?.isConnected).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Publicar" })));
});

test("without words for the history, their field is gone to and says so; what is typed is shown as it will be read", async () => {
  opened();
  const title = screen.getByLabelText("Qué cambia, en una línea");
  fireEvent.click(screen.getByRole("button", { name: "Publicar" }));
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(title.getAttribute("aria-invalid")).toBe("true");
  const about = document.getElementById(title.getAttribute("aria-describedby") ?? "");
  expect(about?.textContent).toContain("Escribe en una línea qué cambia");
  fireEvent.change(title, { target: { value: "Celulares nuevos" } });
  expect(about?.textContent).toContain("Así se lee en la historia: «Celulares nuevos».");
  expect(about?.textContent).not.toContain("Buen Fin");
});

test("once it is published, what was not saved is said to be left out, with the way there", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ commit: "c", isPushed: true } satisfies Published));
  const onClose = vi.fn();
  opened(onClose, [half]);
  fireEvent.change(screen.getByLabelText("Qué cambia, en una línea"), { target: { value: "Celulares nuevos" } });
  fireEvent.click(screen.getByRole("button", { name: "Publicar" }));
  const left = within(await screen.findByRole("region", { name: "Quedó sin publicar" }));
  expect(left.getByRole("listitem").textContent).toBe("Ve a «Promociones»: hay 1 por corregir");
  fireEvent.click(left.getByRole("link"));
  expect(onClose).toHaveBeenCalledOnce();
});

test("of several lists one can be left out: it is said to stay a draft, and only the rest is published", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return Response.json({ commit: "c", isPushed: true } satisfies Published);
  });
  const price: PendingChange = { file: "b", label: "Membresías y precios", approval: "precios", words: [] };
  opened(undefined, undefined, [one, price]);
  const boxes = within(screen.getByRole("group", { name: "Qué se publica" }));
  expect(boxes.getAllByRole("checkbox").every((box) => (box as HTMLInputElement).checked)).toBe(true);
  const press = () => fireEvent.click(screen.getByRole("button", { name: "Publicar" }));
  fireEvent.change(screen.getByLabelText("Qué cambia, en una línea"), { target: { value: "Celulares nuevos" } });
  for (const box of boxes.getAllByRole("checkbox")) fireEvent.click(box);
  press();
  expect(screen.getByRole("alert").textContent).toContain("Marca al menos una cosa por publicar.");
  fireEvent.click(boxes.getByLabelText("Celulares con eSIM"));
  expect(boxes.getByRole("status").textContent).toBe("Sigue como borrador: Membresías y precios.");
  expect(screen.queryByText(/^Cambia /)).toBeNull();
  press();
  await screen.findByRole("region", { name: "Publicado" });
  expect(sent).toEqual([{ title: "Celulares nuevos", files: ["a"] }]);
  expect(screen.getByText("Sigue como borrador: Membresías y precios.")).toBeTruthy();
});

test("a title that is typed is there again when the panel, or the browser, is opened again", () => {
  const { nextTab } = keptInTabs();
  const field = () => screen.getByLabelText<HTMLInputElement>("Qué cambia, en una línea");
  const openedIn = (tab: KeptWork) => opened(undefined, undefined, undefined, tab);
  const tab = nextTab();
  openedIn(tab);
  expect(tab.isHolding).toBe(false);
  fireEvent.change(field(), { target: { value: "Buen Fin 2026" } });
  expect(tab.isHolding).toBe(true);
  cleanup();
  openedIn(tab);
  expect(field().value).toBe("Buen Fin 2026");
  cleanup();
  openedIn(nextTab());
  expect(field().value).toBe("Buen Fin 2026");
  fireEvent.change(field(), { target: { value: "" } });
  cleanup();
  openedIn(nextTab());
  expect(field().value).toBe("");
});
