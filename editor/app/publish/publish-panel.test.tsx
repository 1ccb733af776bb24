// @vitest-environment jsdom
import { TextDecoderStream, TransformStream } from "node:stream/web";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PendingChange, PublishResult } from "#editor/api/requests/publish-api.ts";
import { type DraftBackups, DraftStorageContext } from "#editor/app/draft/backup/draft-backup.ts";
import type { Shell } from "#editor/app/shell/use-shell.ts";
import { polyfillWindow } from "#editor/testing/window/polyfill-window.ts";
import { cleanUpComponentTest } from "#editor/testing/window/reset-window.ts";
import { createTabStorage } from "#editor/testing/window/tab-storage.ts";
import type { LabelledUnsavedWork } from "./pre-publish-notices.tsx";
import { PublishPanel } from "./publish-panel.tsx";
import { usePublishing } from "./use-publishing.ts";

beforeEach(() => {
  polyfillWindow();
  // jsdom has no TextDecoderStream.
  vi.stubGlobal("TextDecoderStream", TextDecoderStream);
});
afterEach(cleanUpComponentTest);

const half: LabelledUnsavedWork = {
  location: "promociones",
  label: "Promociones",
  pathPrefix: "src/content/data/promotions.ts",
  reason: "hay 1 por corregir",
  mark: "",
  icon: "wrong",
};

const one: PendingChange = { file: "a", label: "Celulares con eSIM", changes: [] };

type PanelProps = {
  onClose: () => void;
  unsavedWork: readonly LabelledUnsavedWork[];
  changes: readonly PendingChange[];
  tab: DraftBackups;
};

function Panel({ changes, tab, unsavedWork, onClose }: PanelProps) {
  const shell = {
    menu: { person: { name: "Ana", email: "ana@wim.example" } },
    pending: { changes, todos: [] },
    unsavedWork,
    approvals: {},
    publishing: usePublishing(() => {}),
    closePanel: onClose,
    goToForm: onClose,
  };
  return (
    <DraftStorageContext value={tab}>
      <PublishPanel shell={shell as unknown as Shell} />
    </DraftStorageContext>
  );
}

function openPanel(
  onClose = () => {},
  unsavedWork: readonly LabelledUnsavedWork[] = [],
  changes: readonly PendingChange[] = [one],
  tab = createTabStorage().nextTab(),
) {
  render(<Panel {...{ onClose, unsavedWork, changes, tab }} />);
}

test("the server's refusal is shown beside the button, and the title is not marked as wrong", async () => {
  const refused = Response.json({ message: "Corrige primero lo que dijo «Comprobar»." }, { status: 409 });
  vi.stubGlobal("fetch", async () => refused);
  openPanel();
  const title = screen.getByLabelText("Qué cambia, en una línea");
  fireEvent.change(title, { target: { value: "Celulares nuevos" } });
  fireEvent.click(screen.getByRole("button", { name: "Publicar" }));
  const alert = screen.getByRole("alert");
  await waitFor(() => expect(alert.textContent).toContain("Corrige primero lo que dijo «Comprobar»."));
  expect(title.getAttribute("aria-invalid")).toBeNull();
  expect(alert.nextElementSibling?.querySelector("button")?.textContent).toBe("Publicar");
});

const asLine = (message: object) => `${JSON.stringify(message)}\n`;

function publishAs(title: string) {
  fireEvent.change(screen.getByLabelText("Qué cambia, en una línea"), { target: { value: title } });
  fireEvent.click(screen.getByRole("button", { name: "Publicar" }));
}

test("the build's progress is shown but announced only once, and a build error links to its field", async () => {
  const { readable, writable } = new TransformStream();
  const lines = writable.getWriter();
  const sendLine = (message: object) => void lines.write(Buffer.from(asLine(message)));
  vi.stubGlobal("fetch", async () => new Response(readable as BodyInit));
  const onClose = vi.fn();
  openPanel(onClose);
  publishAs("Un aviso");
  sendLine({ stage: { name: "Documentos", position: 2, total: 8 } });
  expect((await screen.findByText("Documentos: 2 de 8")).closest("[role=status]")).toBeNull();
  const heard = screen.getByText(/^Probando el sitio con tus cambios/);
  sendLine({ stage: { name: "Páginas", position: 4, total: 8 } });
  await screen.findByText("Páginas: 4 de 8");
  expect(screen.getByText(/^Probando el sitio con tus cambios/)).toBe(heard);
  sendLine({
    message: "«Portada» › Entrada: con «🎄» el sitio no se puede construir.",
    raw: "documents: 🎄",
    fixes: [{ label: "Ve a «Portada»", location: "portada//opening.title" }],
  });
  const link = await within(screen.getByRole("alert")).findByRole("link", { name: "Ve a «Portada»" });
  expect(link.getAttribute("href")).toBe("#portada//opening.title");
  expect(heard.textContent).toBe("");
});

test("one side of a conflict is published; the user's text, if it is not, is shown for copying", async () => {
  const sent: unknown[] = [];
  const conflicts = [{ where: "«Avisos»: «Uno» › Título", mine: "Dos", theirs: "Tres" }];
  vi.stubGlobal("fetch", async (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)).winningSide);
    return sent.length === 1
      ? Response.json({ message: "Elige qué queda.", conflicts }, { status: 409 })
      : Response.json({ commit: "c", isPushed: false, isEmpty: true } satisfies PublishResult);
  });
  openPanel();
  publishAs("Un aviso");
  const alert = screen.getByRole("alert");
  await waitFor(() => expect(alert.textContent).toMatch(/«Uno» › Título.*Lo tuyo: «Dos».*otra persona: «Tres»/));
  fireEvent.click(screen.getByRole("button", { name: "Dejar ahí lo de la otra persona" }));
  const messageElement = await screen.findByRole("region", { name: "Nada tuyo quedó por publicar" });
  expect(messageElement.textContent).toMatch(/Se queda lo que publicó la otra persona.*copiarlo.*«Uno» › Título.*Dos/);
  expect(messageElement.textContent).not.toMatch(/historia se lee|Un aviso/);
  expect(sent).toEqual([undefined, "theirs"]);
});

test("each file lists its changes with their values, unfolded up to three", () => {
  const changes = [850, 1, 2, 3, 4].map((pesos) => ({ where: "Legend › Precio", before: `$${pesos}`, after: "$900" }));
  openPanel(undefined, undefined, [
    { ...one, changes: changes.slice(0, 1) },
    { ...one, file: "b", label: "Avisos", changes },
  ]);
  expect(screen.getByLabelText("Celulares con eSIM").closest("div")?.textContent).toBe(
    "Celulares con eSIMLegend · Precio: $850 → $900",
  );
  const avisos = screen.getByLabelText("Avisos").closest("div");
  expect(avisos?.querySelectorAll("ul:first-child > li")).toHaveLength(3);
  expect(avisos?.querySelector("details")?.textContent).toMatch(/^y 2 más.*\$3 → \$900.*\$4 → \$900$/);
});

test("publishing a file that only this computer has needs confirmation; the result says how to copy it", async () => {
  const onlyHere = [{ label: "Cobertura 5G", path: "/sitio/data/coverage/ab.kml" }];
  const published: PublishResult = { commit: "c", isPushed: true, unsyncedFiles: onlyHere };
  const sent = vi.fn(async (_address: string, _init: RequestInit) => Response.json(published));
  vi.stubGlobal("fetch", sent);
  openPanel(undefined, undefined, [{ ...one, unsyncedFiles: onlyHere }]);
  publishAs("Cobertura nueva");
  expect(screen.getByRole("alert").textContent).toContain("«Cobertura 5G» está solo en esta computadora.");
  const known = screen.getByRole("checkbox", { name: /^Ya lo sé.*nada de lo que se publique se ve\.$/ });
  await waitFor(() => expect(document.activeElement).toBe(known));
  expect(sent).not.toHaveBeenCalled();
  fireEvent.click(known);
  publishAs("Cobertura nueva");
  const messageElement = await screen.findByRole("region", { name: "Publicado, pero falta el archivo" });
  expect(messageElement.textContent).toContain("El archivo de «Cobertura 5G» está solo en esta computadora.");
  expect(messageElement.textContent).toContain("Hasta que llegue ahí, nada de lo que se publique se ve.");
  expect(messageElement.textContent).not.toContain("ya está con todos");
  expect(JSON.parse(String(sent.mock.calls[0]?.[1].body))).toMatchObject({ acceptsUnsyncedFiles: true });
  expect(within(messageElement).getByText(/COVERAGE_STORE_URL/).textContent).toMatch(
    /^\/sitio\/data\/coverage\/ab\.kml\n/,
  );
});

test("a publication is announced by a live region that already existed, and the panel's title is focused", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ commit: "one", isPushed: true }));
  openPanel();
  const [status] = screen.getAllByRole("status");
  expect(status?.textContent).toBe("");
  publishAs("Celulares nuevos");
  await waitFor(() => expect(status?.textContent).toContain("El cambio ya está con todos."));
  expect(status?.isConnected).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Publicar" })));
});

test("a missing title focuses its field with an error; a typed title appears in a preview", async () => {
  openPanel();
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

test("after publishing, unsaved work is listed as left out, with links to it", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ commit: "c", isPushed: true } satisfies PublishResult));
  const onClose = vi.fn();
  openPanel(onClose, [half]);
  publishAs("Celulares nuevos");
  const left = within(await screen.findByRole("region", { name: "Quedó sin publicar" }));
  expect(left.getByRole("listitem").textContent).toBe("Ve a «Promociones»: hay 1 por corregir");
  expect(left.getByRole("link").getAttribute("href")).toBe("#promociones");
});

test("a list that is left out is reported as a remaining draft, and only the others are published", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return Response.json({ commit: "c", isPushed: true } satisfies PublishResult);
  });
  const price: PendingChange = { file: "b", label: "Membresías y precios", approval: "precios", changes: [] };
  openPanel(undefined, undefined, [one, price]);
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

test("a typed title is restored when the panel, or the browser, is opened again", () => {
  const { nextTab } = createTabStorage();
  const field = () => screen.getByLabelText<HTMLInputElement>("Qué cambia, en una línea");
  const openIn = (tab: DraftBackups) => openPanel(undefined, undefined, undefined, tab);
  const tab = nextTab();
  openIn(tab);
  expect(tab.needsCloseConfirmation).toBe(false);
  fireEvent.change(field(), { target: { value: "Buen Fin 2026" } });
  expect(tab.needsCloseConfirmation).toBe(true);
  cleanup();
  openIn(tab);
  expect(field().value).toBe("Buen Fin 2026");
  cleanup();
  openIn(nextTab());
  expect(field().value).toBe("Buen Fin 2026");
  fireEvent.change(field(), { target: { value: "" } });
  cleanup();
  openIn(nextTab());
  expect(field().value).toBe("");
});
