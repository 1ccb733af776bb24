/** Stores the pictures and documents that staff upload in forms. */
import { createReadStream, existsSync, type ReadStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { PDFObject } from "@cantoo/pdf-lib";
import { listRawMarkupMessages } from "#domain/text/raw-markup.ts";
import { uploadLimits } from "#domain/uploads/upload-limits.ts";
import type { UploadKind, UploadResult } from "#editor/api/requests/file-api.ts";
import { requireStore } from "#editor/server/coverage/coverage-list.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import { toDiskError } from "#editor/server/workspace/atomic-files.ts";
import { getStoredFilePath, uploadsFolder } from "#platform/config/coverage-store.ts";
import { writeStoredFile } from "#scripts/coverage/stored-files.ts";
import { checkPicture } from "./picture-check.ts";

type Upload = { kind: UploadKind; name: string; body: Readable };

/** Checks a file and stores it by its digest. No list names it until the form is saved. */
export async function storeUpload(root: string, { kind, name, body }: Upload): Promise<UploadResult> {
  const store = requireStore({ root });
  const file = await buffer(body);
  const { maxBytes } = uploadLimits[kind];
  if (file.length > maxBytes) throw new EditorError(`Pesa más de ${maxBytes / 1e6} MB: redúcelo y súbelo otra vez.`);
  const label = toFileLabel(name);
  const storeFile = async (content: Buffer, type: "pdf" | "webp") => {
    const { sha256, bytes } = await writeStoredFile(store, Readable.from([content]), {
      ...{ type, maxBytes: content.length },
      inspect: async () => undefined,
    }).catch((error: unknown) => {
      throw toDiskError(error) ?? error;
    });
    return { sha256, bytes, name: label };
  };
  if (kind === "pdf") {
    await checkPdf(file);
    return storeFile(file, "pdf");
  }
  const { content, width, height } = await checkPicture(file);
  return { ...(await storeFile(content, "webp")), width, height };
}

export function openUpload(root: string, name: string): { type: string; body: ReadStream } {
  const [, sha256 = "", type] = /^([0-9a-f]{64})\.(pdf|webp)$/.exec(name) ?? [];
  const file = { sha256, type: type === "pdf" ? "pdf" : "webp" } as const;
  const folders = type ? [join(root, uploadsFolder), requireStore({ root }).folder] : [];
  const path = folders.map((folder) => getStoredFilePath({ folder }, file)).find((each) => existsSync(each));
  if (path === undefined) throw new EditorError("Ese archivo no está en este equipo.");
  return { type: type === "pdf" ? "application/pdf" : "image/webp", body: createReadStream(path) };
}

/** Converts a file name to text for a list: in Latin letters, without markup. */
function toFileLabel(name: string): string {
  const label = name
    .normalize("NFC")
    .replaceAll(/[^\p{Script=Latin}\p{N}.()-]+/gu, " ")
    .trim()
    .slice(-200)
    .trim();
  return label === "" || listRawMarkupMessages(label, []).length > 0 ? "archivo" : label;
}

/** Features that a document for readers does not need, by their key in a PDF dictionary. */
const refusals = [
  ["EmbeddedFile", "lleva otros archivos adentro"],
  ["EF", "lleva otros archivos adentro"],
  ["JavaScript", "lleva un programa (JavaScript) adentro"],
  ["JS", "lleva un programa (JavaScript) adentro"],
  ["Launch", "abre otros programas"],
] as const;

const damagedFileMessage = "No se puede abrir: está cortado o dañado. Expórtalo otra vez.";

/** @throws {EditorError} if the file is not a PDF that everybody can open, or does more than show pages. */
async function checkPdf(file: Buffer): Promise<void> {
  if (!file.toString("latin1", 0, 1024).includes("%PDF-"))
    throw new EditorError("No es un PDF, aunque se llame así: expórtalo otra vez desde donde lo escribiste.");
  const { PDFArray, PDFDict, PDFDocument, PDFName, PDFStream, EncryptedPDFError } = await import("@cantoo/pdf-lib");
  const document = await PDFDocument.load(file, { updateMetadata: false }).catch((error: Error) => {
    throw new EditorError(
      error instanceof EncryptedPDFError
        ? "Tiene contraseña: guárdalo sin ella, para que lo abra cualquier persona."
        : damagedFileMessage,
    );
  });
  // Refuses a truncated file, which the library would open.
  if (document.getPageCount() === 0 || !file.subarray(-2048).toString("latin1").includes("%%EOF"))
    throw new EditorError(damagedFileMessage);
  /** Lists the names in an object and in objects nested directly inside; referenced objects are listed separately. */
  const listNames = (object: PDFObject): string[] => {
    if (object instanceof PDFName) return [object.decodeText()];
    if (object instanceof PDFStream) return listNames(object.dict);
    if (object instanceof PDFArray) return object.asArray().flatMap(listNames);
    return object instanceof PDFDict ? object.entries().flat().flatMap(listNames) : [];
  };
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    const names = listNames(object);
    const refusal = refusals.find(([name]) => names.includes(name));
    if (refusal)
      throw new EditorError(`Este PDF ${refusal[1]}: guárdalo con «Imprimir» › «Guardar como PDF» y súbelo otra vez.`);
  }
}
