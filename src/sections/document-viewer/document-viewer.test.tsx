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

test("a document of ours lies open in a frame that waits until it is near, with a name and a box of its own", () => {
  render(<DocumentViewer view={view} words={words} headingLevel={2} />);
  const frame = screen.getByTitle("Documento: Aviso de privacidad");
  expect(frame.getAttribute("loading")).toBe("lazy");
  expect(frame.hasAttribute("width") && frame.hasAttribute("height")).toBe(true);
  expect(frame.closest("details")).toBeNull();
  expect(screen.getByRole("link", { name: view.downloadLabel }).hasAttribute("download")).toBe(true);
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(view.title);
});

test("what another service shows waits, closed, and its name is said", () => {
  render(<DocumentViewer view={{ ...view, service: "Google Drive" }} words={words} headingLevel={2} />);
  const frame = screen.getByTitle("Documento: Aviso de privacidad");
  expect(frame.getAttribute("loading")).toBe("lazy");
  expect(frame.closest("details")?.open).toBe(false);
  expect(screen.getByText("Lo muestra Google Drive.")).toBeTruthy();
});
