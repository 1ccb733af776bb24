import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";

const { document, fileId } = vi.hoisted(() => ({
  document: "/registro-membresias/formato-simplificado/1349808",
  fileId: "1AbCdEfGhIjKlMnOpQrStUvWxYz012345",
}));
vi.mock("#content/data/own-documents.ts", () => ({
  data: [{ document, file: `https://drive.google.com/file/d/${fileId}/view?usp=sharing` }],
}));

const { findRegistryEntry, registryEntries } = await import("#content/registry/registry.ts");
const { framedHosts } = await import("#content/documents/framed-hosts.ts");
const { RegistryPage } = await import("./registry-page.tsx");

test("the page of a registration loads a shared file in a frame only on request, from an allowed host", () => {
  const page = parse(renderToStaticMarkup(<RegistryPage entry={findRegistryEntry(document, registryEntries)} />));
  const frame = page.querySelector("iframe");
  const show = page.querySelector(`a[target="${frame?.getAttribute("name")}"]`)?.getAttribute("href");
  expect(frame?.hasAttribute("src")).toBe(false);
  expect(show).toContain(`/${fileId}/`);
  expect(page.querySelectorAll('[href$=".pdf"]')).toEqual([]);
  expect(framedHosts).toEqual([new URL(show ?? "").origin]);
});
