/** Stores the pictures and documents that staff upload in forms. */
import { createReadStream, existsSync, type ReadStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { PDFObject } from "@cantoo/pdf-lib";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { listRawMarkupMessages } from "#domain/text/raw-markup.ts";
import { uploadLimits } from "#domain/uploads/upload-limits.ts";
import type { UploadKind, UploadResult } from "#editor/api/requests/file-api.ts";
import { requireStore } from "#editor/server/coverage/coverage-list.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import { createInvalidRequestError, parseBody, requestSchemas } from "#editor/server/http/request-schemas.ts";
import { toDiskError } from "#editor/server/workspace/atomic-files.ts";
import { getStoredFilePath, uploadsFolder } from "#platform/config/coverage-store.ts";
import { writeStoredFile } from "#scripts/coverage/stored-files.ts";

/** A list that uses uploads of each kind; anyone with the role for that list may upload. */
const uploadTargets = { picture: "src/content/data/promotions.ts", pdf: "src/content/data/own-documents.ts" } as const;

export const isStream = (body: unknown): body is Readable => typeof (body as Readable | undefined)?.pipe === "function";

export function addUploadRoutes(
  app: FastifyInstance,
  root: string,
  requireRole: (request: FastifyRequest, ...files: readonly string[]) => void,
): void {
  app.put<{ Params: { kind: string }; Querystring: { name?: unknown } }>(
    "/api/uploads/:kind",
    { bodyLimit: uploadLimits.pdf.maxBytes + 1 },
    async (request): Promise<UploadResult> => {
      const { params, query, body } = request;
      const { kind, name } = parseBody(requestSchemas.upload, { ...params, ...query });
      requireRole(request, uploadTargets[kind]);
      if (!isStream(body)) throw createInvalidRequestError("Elige un archivo.");
      return storeUpload(root, { kind, name, body });
    },
  );
  app.get<{ Params: { name: string } }>("/api/uploads/:name", ({ params }, reply) => {
    const { type, body } = openUpload(root, params.name);
    return reply.type(type).send(body);
  });
}

type Upload = { kind: UploadKind; name: string; body: Readable };

/** Checks a file and stores it by its digest. No list names it until the form is saved. */
async function storeUpload(root: string, { kind, name, body }: Upload): Promise<UploadResult> {
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

function openUpload(root: string, name: string): { type: string; body: ReadStream } {
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

type CheckedPicture = { content: Buffer; width: number; height: number };

const { minWidthPixels, maxSidePixels, storedWidthPixels } = uploadLimits.picture;

/** The first bytes of the accepted formats, with their offset. */
const signatures = [
  { offset: 0, bytes: "\xff\xd8\xff" },
  { offset: 0, bytes: "\x89PNG\r\n\x1a\n" },
  { offset: 8, bytes: "WEBP" },
  { offset: 4, bytes: "ftypavif" },
] as const;

const isHeic = (start: string) => /^ftyp(?:hei|hev|mif|msf)/.test(start.slice(4));

/**
 * Decodes a picture and encodes it again: upright, in sRGB, at most {@link uploadLimits} wide, and without metadata
 * such as its location.
 *
 * @throws {EditorError} if the file is not a picture that pages can show.
 */
async function checkPicture(file: Buffer): Promise<CheckedPicture> {
  const start = file.toString("latin1", 0, 16);
  if (!signatures.some(({ offset, bytes }) => start.startsWith(bytes, offset)))
    throw new EditorError(
      isHeic(start)
        ? "Es HEIC, el formato de las fotos de iPhone: guárdala como JPEG y súbela otra vez."
        : "No es una imagen JPEG, PNG, WebP o AVIF, aunque se llame así.",
    );
  // Loaded on demand, because most edits need no picture.
  const { default: sharp } = await import("sharp");
  const picture = sharp(file, { limitInputPixels: maxSidePixels ** 2, failOn: "error" });
  const { autoOrient } = await picture.metadata().catch(throwRefusal);
  if (autoOrient.width < minWidthPixels)
    throw new EditorError(
      `Mide ${autoOrient.width} px de ancho y hacen falta ${minWidthPixels}: sube la original, sin ampliarla.`,
    );
  if (Math.max(autoOrient.width, autoOrient.height) > maxSidePixels)
    throw new EditorError(
      `Mide más de ${maxSidePixels.toLocaleString("es-MX")} px por lado: redúcela y súbela otra vez.`,
    );
  const { data, info } = await picture
    .autoOrient()
    .resize({ width: storedWidthPixels, withoutEnlargement: true })
    .webp({ quality: 92 })
    .toBuffer({ resolveWithObject: true })
    .catch(throwRefusal);
  return { content: data, width: info.width, height: info.height };
}

function throwRefusal(): never {
  throw new EditorError("No se puede abrir: está cortada o dañada. Ábrela en tu computadora y guárdala otra vez.");
}
