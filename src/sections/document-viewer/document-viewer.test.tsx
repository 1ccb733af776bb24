// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { DocumentViewer } from "./document-viewer.tsx";

const copy = {
  open: "Abrir",
  show: "Ver",
  serviceNote: "Lo muestra {service}.",
  load: "Abrir aquí",
  frame: "Documento: {title}",
  onePageInstructions: "Toca la página.",
  multiPageInstructions: "Son {pages} páginas.",
  picture: "Página {page} de {pages} de {title}",
};
const view = {
  title: "Aviso de privacidad",
  embedHref: "/documentos/aviso.pdf",
  pictures: [],
  openHref: "/documentos/aviso.pdf",
  downloadHref: "/documentos/aviso.pdf",
  downloadLabel: "Descargar el PDF (204\u00a0kB)",
};

afterEach(cleanup);

test("our own document is in a lazily loaded frame with a title and dimensions", () => {
  render(<DocumentViewer view={view} copy={copy} headingLevel={2} />);
  const frame = screen.getByTitle("Documento: Aviso de privacidad");
  expect(frame.getAttribute("loading")).toBe("lazy");
  expect(frame.hasAttribute("width") && frame.hasAttribute("height")).toBe(true);
  expect(frame.closest("details")).toBeNull();
  expect(screen.getByRole("link", { name: view.downloadLabel }).hasAttribute("download")).toBe(true);
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(view.title);
  expect(screen.queryByRole("img")).toBeNull();
});

test("the instructions state the number of a document's pages", () => {
  const pictures = [1, 2].map((page) => ({ src: `/documentos/paginas/aviso/${page}.svg`, width: 816, height: 1056 }));
  render(<DocumentViewer view={{ ...view, pictures }} copy={copy} headingLevel={2} />);
  expect(screen.getByText("Son 2 páginas.")).toBeTruthy();
});

test("a document hosted by another service is in a closed disclosure that names it, and loads only through a link", () => {
  const embedHref = "https://drive.google.com/file/d/1/preview";
  render(<DocumentViewer view={{ ...view, embedHref, service: "Google Drive" }} copy={copy} headingLevel={2} />);
  const frame = screen.getByTitle<HTMLIFrameElement>("Documento: Aviso de privacidad");
  expect(frame.closest("details")?.open).toBe(false);
  expect(screen.getByText("Lo muestra Google Drive.")).toBeTruthy();
  expect(frame.hasAttribute("src")).toBe(false);
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: copy.load, hidden: true });
  expect([link.href, link.target]).toEqual([embedHref, frame.name]);
});
