import { expect, test } from "vitest";
import { connectionManual, connectionManualFile } from "#content/apn/apn-manual.ts";
import { readAsTextLabel } from "#content/documents/document-viewer.ts";
import { findLegalDocument, type SiteDocument } from "#content/documents/own-documents.ts";
import { getPictureFolder } from "#content/documents/page-pictures.ts";
import { type LegalText, legalTexts } from "#content/legal/legal-texts.ts";
import { legalPageCopy } from "#content/legal/library/legal-page-copy.ts";
import { findRegistryDocument, registryIndexDocuments } from "#content/registry/documents/registry-documents.ts";
import { buildRegistryFactSheet } from "#content/registry/documents/registry-fact-sheet.ts";
import { registryEntries } from "#content/registry/registry.ts";
import { budgets } from "../support/budgets.ts";
import {
  builtFileAddresses,
  builtPages,
  findBuiltPage,
  getDiskPath,
  measureTransferBytes,
  readBuiltText,
} from "../support/built-site.ts";
import { runPopplerTool } from "../support/poppler.ts";

type Shown = { address: string; title: string; document: SiteDocument };

const texts = legalTexts.flatMap((text: LegalText): Shown[] =>
  text.pdfPagePath
    ? [{ address: text.pdfPagePath, title: text.versions[0].title, document: findLegalDocument(text) }]
    : [],
);
const registrations = registryEntries.map((entry): Shown => {
  return { address: entry.path, title: buildRegistryFactSheet(entry).title, document: findRegistryDocument(entry) };
});
const tables = registryIndexDocuments.map(({ id, title }): Shown => {
  return { address: `/${id}`, title, document: findRegistryDocument({ id }) };
});
const manual = { address: "/manual-de-conexion-apn", title: connectionManual.title, document: connectionManualFile };

/** Pages that show a document as pictures. */
const shownItems: readonly Shown[] = [...texts, ...registrations, ...tables, manual];
const built = shownItems.flatMap(({ document, ...page }) => (document.kind === "built" ? [{ ...page, document }] : []));

/** Labels of the links that lead from a document's pictures to its text. */
const asText: readonly string[] = [readAsTextLabel, legalPageCopy.readOnPage];

const picturesAt = (address: string) => findBuiltPage(address).root.querySelectorAll("img[src^='/documentos/']");

test("exactly the listed pages embed a document, each in a frame", () => {
  const framed = builtPages.filter(({ root }) => root.querySelector("iframe")).map(({ address }) => address);
  expect(framed.toSorted()).toEqual(shownItems.map(({ address }) => address).toSorted());
  for (const { address, document } of built) {
    const frames = findBuiltPage(address).root.querySelectorAll("iframe");
    expect(frames.map((frame) => frame.getAttribute("src")?.split("#", 1)[0])).toEqual([document.path]);
  }
});

test("each page of a document is a lazily loaded picture that names its page and links to itself", async () => {
  expect(built.length).toBeGreaterThan(0);
  for (const { address, title, document } of built) {
    const output = await runPopplerTool("pdfinfo", getDiskPath(document.path));
    const count = Number(/^Pages: +(\d+)$/m.exec(output)?.[1]);
    const pictures = picturesAt(address);
    const alts = Array.from(
      { length: count },
      (_, index) => `Página ${index + 1} de ${count} de «${title}», en imagen`,
    );
    expect(pictures.map((picture) => picture.getAttribute("alt"))).toEqual(alts);
    for (const [index, picture] of pictures.entries()) {
      const src = picture.getAttribute("src");
      expect(src?.startsWith(`${getPictureFolder(document.path)}/${index + 1}.`), `${src}`).toBe(true);
      expect(picture.getAttribute("loading")).toBe("lazy");
      expect(picture.closest("a")?.getAttribute("href")).toBe(src);
    }
  }
});

test("a picture has the size reserved for it, and neither runs nor loads anything", () => {
  for (const { address } of built)
    for (const picture of picturesAt(address)) {
      const src = picture.getAttribute("src") ?? "";
      const svg = readBuiltText(src);
      const [, ...size] = /^<svg [^>]*width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
      expect(size, src).toEqual([picture.getAttribute("width"), picture.getAttribute("height")]);
      expect(svg, src).not.toMatch(/<(script|style|foreignObject|image|a)\b| style=| on\w+=|href="(?!#)/);
    }
});

test("every picture is on a page with one link to the document's text", () => {
  const onPages = built.flatMap(({ address }) => picturesAt(address).map((picture) => picture.getAttribute("src")));
  expect(builtFileAddresses.filter((file) => /^\/documentos\/paginas\/.*\.svg$/.test(file))).toEqual(
    onPages.toSorted(),
  );
  for (const { address } of built) {
    const links = findBuiltPage(address).root.querySelectorAll("main a");
    expect(
      links.map(({ text }) => text).filter((text) => asText.includes(text)),
      address,
    ).toHaveLength(1);
  }
});

test(`a picture is at most ${budgets.pagePicture} bytes`, () => {
  const heavy = builtFileAddresses.filter((file) => file.startsWith("/documentos/paginas/") && file.endsWith(".svg"));
  expect(heavy.filter((file) => measureTransferBytes(file) > budgets.pagePicture)).toEqual([]);
});
