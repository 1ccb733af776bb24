// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Shell } from "#editor/app/shell/use-shell.ts";
import { polyfillWindow } from "#editor/testing/window/polyfill-window.ts";
import { cleanUpComponentTest } from "#editor/testing/window/reset-window.ts";
import { CoverageUploadForm } from "./file-editor.tsx";

beforeEach(polyfillWindow);
afterEach(cleanUpComponentTest);

const file = { id: "5g", label: "5G", file: "5G.kml", maxBytes: 100, current: "ninguno" };

const shell = { handleFilesChanged: () => {}, preview: { setPage: () => {} } } as unknown as Shell;

/** Stub of XMLHttpRequest, whose events the test triggers. */
class Request {
  static readonly sent: Request[] = [];
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly open = () => {};
  readonly setRequestHeader = () => {};
  readonly send = () => void Request.sent.push(this);
  readonly abort = vi.fn(() => this.onabort?.());
  onabort?: () => void;
  onload?: () => void;
  status = 0;
  responseText = "";
}

test("a file chosen during an upload replaces it, and the same file can be chosen again", async () => {
  vi.stubGlobal("XMLHttpRequest", Request);
  render(<CoverageUploadForm file={file} shell={shell} />);
  const input = screen.getByLabelText<HTMLInputElement>(/Archivo KML nuevo/);
  const emptied = vi.spyOn(input, "value", "set");
  const choose = () => {
    Object.defineProperty(input, "files", { value: [new File(["<kml/>"], "5G.kml")], configurable: true });
    fireEvent.change(input);
  };
  choose();
  choose();
  expect(emptied.mock.calls).toEqual([[""], [""]]);
  const [first, second] = Request.sent;
  expect(first?.abort).toHaveBeenCalledOnce();
  await act(async () => second?.upload.onprogress?.({ loaded: 1, total: 2 }));
  expect(screen.getByRole("progressbar").getAttribute("value")).toBe("0.5");
  await act(async () => first?.upload.onprogress?.({ loaded: 1, total: 1 }));
  expect(screen.getByRole("status").textContent).toBe("Subiendo…");
});

test("«Cancelar» moves focus to the file field", async () => {
  vi.stubGlobal("XMLHttpRequest", Request);
  render(<CoverageUploadForm file={file} shell={shell} />);
  const input = screen.getByLabelText(/Archivo KML nuevo/);
  fireEvent.change(input, { target: { files: [new File(["<kml/>"], "5G.kml")] } });
  fireEvent.click(screen.getByRole("button", { name: "Cancelar" }));
  await waitFor(() => expect(document.activeElement).toBe(input));
});

test("the heading gets the focus if the link that opened the form is unmounted; otherwise the focus stays", async () => {
  const openForm = () => render(<CoverageUploadForm file={file} shell={shell} />);
  openForm();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name: "5G" })));
  cleanup();
  render(<a href="#5g">En el menú</a>);
  const link = screen.getByRole("link", { name: "En el menú" });
  link.focus();
  openForm();
  await new Promise((done) => setTimeout(done));
  expect(document.activeElement).toBe(link);
});

test("a file that only this computer has is reported before and after publishing, with folded instructions", () => {
  const onlyHere = { label: "Cobertura 5G", path: "/sitio/data/coverage/ab.kml" };
  const createForm = (more: { draft?: string }) => (
    <CoverageUploadForm file={{ ...file, unsyncedFile: onlyHere, ...more }} shell={shell} />
  );
  const { rerender } = render(createForm({ draft: "0.9 MB" }));
  const input = screen.getByLabelText(/Archivo KML nuevo/);
  const help = () => document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent;
  expect(screen.getByRole("region", { name: "Antes de publicar: falta llevar el archivo" }).textContent).toContain(
    "sin él no se puede construir",
  );
  expect(help()).toMatch(/^Ahora, como borrador: 0\.9 MB\. Publicado: ninguno\. /);
  rerender(createForm({}));
  expect(screen.getByRole("region", { name: "Publicado, pero falta el archivo" })).toBeTruthy();
  expect(help()).toMatch(/^Ahora: ninguno\. /);
  expect(screen.getByText(/^\/sitio\/data\/coverage\/ab\.kml/).closest("details")?.open).toBe(false);
});

test("a refused file is named, its problems describe the field, and technical details are folded", async () => {
  const input = await uploadAndAnswer(409, {
    message: "Está cortado: falta su final.\nEstá vacío.",
    raw: "Codificación: utf-8",
  });
  expect(screen.getByRole("region", { name: "No se cambió: «5G.kml»" })).toBeTruthy();
  expect(input.getAttribute("aria-invalid")).toBe("true");
  const [about = ""] = input.getAttribute("aria-describedby")?.split(" ") ?? [];
  const problems = [...(document.getElementById(about)?.children ?? [])].map(({ textContent }) => textContent);
  expect(problems).toEqual(["Está cortado: falta su final.", "Está vacío."]);
  expect(screen.getByText("Codificación: utf-8").closest("details")?.open).toBe(false);
});

test("a question about a file precedes its report, which does not look like a success", async () => {
  const question = "¿Es el archivo de México? 322 de 817 figuras caen fuera de México.";
  await uploadAndAnswer(200, { bytes: 800_000, report: ["Contiene: 817 áreas"], question, raw: "vértices" });
  const asked = screen.getByText(question);
  const report = screen.getByRole("region", { name: /^Guardado como borrador: «5G\.kml», 800\skB$/ });
  expect(asked.compareDocumentPosition(report)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(report.dataset.tone).toBe("look");
  expect(screen.getByText("vértices").closest("details")?.open).toBe(false);
});

async function uploadAndAnswer(status: number, body: object) {
  vi.stubGlobal("XMLHttpRequest", Request);
  render(<CoverageUploadForm file={file} shell={shell} />);
  const input = screen.getByLabelText(/Archivo KML nuevo/);
  fireEvent.change(input, { target: { files: [new File(["<kml>"], "5G.kml")] } });
  const sent = Request.sent.at(-1);
  await act(async () => {
    Object.assign(sent ?? {}, { status, responseText: JSON.stringify(body) });
    sent?.onload?.();
  });
  return input;
}
