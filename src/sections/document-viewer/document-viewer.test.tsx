// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { DocumentViewer } from "./document-viewer.tsx";

const words = { open: "Abrir", show: "Ver", serviceNote: "Lo muestra {service}.", frame: "Documento: {title}" };
const view = {
  title: "Aviso de privacidad",
  embedHref: "/documentos/aviso.pdf",
  openHref: "/documentos/aviso.pdf",
  downloadHref: "/documentos/aviso.pdf",
  downloadLabel: "Descargar el PDF (204\u00a0kB)",
};

afterEach(cleanup);

test("our own document is open in a frame that loads when it is near, with its own name and box", () => {
  render(<DocumentViewer view={view} words={words} headingLevel={2} />);
  const frame = screen.getByTitle("Documento: Aviso de privacidad");
  expect(frame.getAttribute("loading")).toBe("lazy");
  expect(frame.hasAttribute("width") && frame.hasAttribute("height")).toBe(true);
  expect(frame.closest("details")).toBeNull();
  expect(screen.getByRole("link", { name: view.downloadLabel }).hasAttribute("download")).toBe(true);
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(view.title);
});

test("a document shown by another service waits in a closed fold that names the service", () => {
  render(<DocumentViewer view={{ ...view, service: "Google Drive" }} words={words} headingLevel={2} />);
  const frame = screen.getByTitle("Documento: Aviso de privacidad");
  expect(frame.getAttribute("loading")).toBe("lazy");
  expect(frame.closest("details")?.open).toBe(false);
  expect(screen.getByText("Lo muestra Google Drive.")).toBeTruthy();
});
