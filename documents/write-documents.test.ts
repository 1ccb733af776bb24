import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { type SourceDocument, writeDocuments } from "./write-documents.ts";

function place() {
  const root = mkdtempSync(join(inject("sharedFolder"), "wim-documents-"));
  const folder = join(root, "public");
  const write = (inputsDigest: string, documents: readonly SourceDocument[]) =>
    writeDocuments({
      folder,
      cacheFile: join(root, ".build/documents.json"),
      inputsDigest,
      listDocuments: async () => documents,
    });
  return { folder, write };
}

const document = (id: string, words: string): SourceDocument => ({
  path: `/documentos/${id}.pdf`,
  name: `${id} (${id}.md)`,
  renderSource: () => `#set document(title: "${id}", date: none)\n#set text(font: "wim Figtree")\n${words}`,
});

test("a document is made once, and again when its content changes", async () => {
  const { write } = place();
  const both = [document("a", "uno"), document("b", "dos")];
  expect(await write("1", both)).toEqual({ builtCount: 2, unchangedCount: 0, deletedCount: 0 });
  expect(await write("2", both)).toEqual({ builtCount: 0, unchangedCount: 2, deletedCount: 0 });
  expect(await write("3", [document("a", "otro"), document("b", "dos")])).toEqual({
    builtCount: 1,
    unchangedCount: 1,
    deletedCount: 0,
  });
});

test("documents are not even read while none of their inputs has changed", async () => {
  const { write } = place();
  const unread: SourceDocument = { ...document("a", "uno"), renderSource: () => "#panic()" };
  await write("1", [document("a", "uno")]);
  expect(await write("1", [unread])).toEqual({ builtCount: 0, unchangedCount: 1, deletedCount: 0 });
});

test("two configurations with the same documents alternate without reading them", async () => {
  const { write } = place();
  const unread: SourceDocument = { ...document("a", "uno"), renderSource: () => "#panic()" };
  await write("1", [document("a", "uno")]);
  await write("2", [document("a", "uno")]);
  expect(await write("1", [unread])).toEqual({ builtCount: 0, unchangedCount: 1, deletedCount: 0 });
  await write("3", [document("a", "dos")]);
  expect(await write("1", [document("a", "uno")])).toEqual({ builtCount: 1, unchangedCount: 0, deletedCount: 0 });
});

test("a missing or changed file is made again", async () => {
  const { folder, write } = place();
  const both = [document("a", "uno"), document("b", "dos")];
  await write("1", both);
  const made = readFileSync(join(folder, "documentos/a.pdf"));
  writeFileSync(join(folder, "documentos/a.pdf"), "otra cosa");
  rmSync(join(folder, "documentos/b.pdf"));
  expect(await write("1", both)).toEqual({ builtCount: 2, unchangedCount: 0, deletedCount: 0 });
  expect(readFileSync(join(folder, "documentos/a.pdf")).equals(made)).toBe(true);
});

test("deletes a document that is no longer in the content", async () => {
  const { folder, write } = place();
  mkdirSync(join(folder, "documentos"), { recursive: true });
  writeFileSync(join(folder, "documentos/viejo.pdf"), "%PDF-");
  writeFileSync(join(folder, "documentos/viejo.mobileconfig"), "<plist/>");
  expect(await write("1", [document("a", "uno")])).toEqual({ builtCount: 1, unchangedCount: 0, deletedCount: 2 });
  expect(readdirSync(join(folder, "documentos"))).toEqual(["a.pdf"]);
});

test("a document shown on a page has a picture of each of its pages, made again if missing or changed", async () => {
  const { folder, write } = place();
  const createDocuments = (words: string) => [{ ...document("a", words), hasPagePictures: true }];
  const pictures = () => readdirSync(join(folder, "documentos/paginas/a")).toSorted();
  await write("1", createDocuments("uno #pagebreak() dos"));
  const [first = "", second = "", ...others] = pictures();
  expect([first, second, others]).toEqual([expect.stringMatching(/^1\..{8}\.svg$/), expect.stringMatching(/^2\./), []]);
  rmSync(join(folder, "documentos/paginas/a", second));
  expect(await write("1", createDocuments("uno #pagebreak() dos"))).toEqual({
    builtCount: 1,
    unchangedCount: 0,
    deletedCount: 0,
  });
  expect(pictures()).toEqual([first, second]);
  expect(await write("2", createDocuments("uno #pagebreak() tres"))).toEqual({
    builtCount: 1,
    unchangedCount: 0,
    deletedCount: 0,
  });
  expect(pictures()).toEqual([first, expect.not.stringContaining(second)]);
  expect(await write("3", [document("a", "uno #pagebreak() tres")])).toEqual({
    builtCount: 1,
    unchangedCount: 0,
    deletedCount: 0,
  });
  expect(pictures()).toEqual([]);
});

test("a file that is not a PDF is written exactly as its source", async () => {
  const { folder, write } = place();
  await write("1", [{ path: "/documentos/a.mobileconfig", name: "a", renderSource: () => "<plist/>\n" }]);
  expect(readFileSync(join(folder, "documentos/a.mobileconfig"), "utf8")).toBe("<plist/>\n");
});

test("names a document that cannot be made, in Spanish", async () => {
  const { write } = place();
  await expect(write("1", [document("a", "#link(<nada>)[x]")])).rejects.toThrow(
    "No se pudo hacer el documento a (a.md): enlaza a #nada, que no existe en el texto.",
  );
});
