/** Stores the pictures and documents that staff upload in forms. */
import { createReadStream, existsSync, type ReadStream } from "node:fs";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { uploadLimits } from "#domain/site/upload-limits.ts";
import { listRawMarkupMessages } from "#domain/text/raw-markup.ts";
import type { UploadKind, UploadResult } from "#editor/api/file-api.ts";
import { requireStore } from "#editor/server/coverage/coverage-upload.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import { toDiskError } from "#editor/server/workspace/atomic-files.ts";
import { getStoredFilePath } from "#platform/config/coverage-store.ts";
import { writeStoredFile } from "#scripts/coverage/stored-files.ts";
import { checkPdf } from "./pdf-check.ts";
import { checkPicture } from "./picture-check.ts";

type Upload = { kind: UploadKind; name: string; body: Readable };

/**
 * Checks a file and stores it by its digest. No list names it until the form is saved.
 *
 * @throws {EditorError} with the reason, if pages could not show the file.
 */
export async function storeUpload(root: string, { kind, name, body }: Upload): Promise<UploadResult> {
  const store = requireStore({ root });
  const file = await buffer(body);
  const { maxBytes } = uploadLimits[kind];
  if (file.length > maxBytes) throw new EditorError(`Pesa más de ${maxBytes / 1e6} MB: redúcelo y súbelo otra vez.`);
  const label = toFileLabel(name);
  const keep = async (content: Buffer, type: "pdf" | "webp") => {
    const { sha256, bytes } = await writeStoredFile(store, Readable.from([content]), {
      ...{ type, maxBytes: content.length },
      look: async () => undefined,
    }).catch((error: unknown) => {
      throw toDiskError(error) ?? error;
    });
    return { sha256, bytes, name: label };
  };
  if (kind === "pdf") {
    await checkPdf(file);
    return keep(file, "pdf");
  }
  const { content, width, height } = await checkPicture(file);
  return { ...(await keep(content, "webp")), width, height };
}

/** Opens an uploaded file for the form. @param name - digest and extension. */
export function openUpload(root: string, name: string): { type: string; body: ReadStream } {
  const [, sha256 = "", type] = /^([0-9a-f]{64})\.(pdf|webp)$/.exec(name) ?? [];
  const path = type && getStoredFilePath(requireStore({ root }), { sha256, type: type === "pdf" ? "pdf" : "webp" });
  if (!path || !existsSync(path)) throw new EditorError("Ese archivo no está en este equipo.");
  return { type: type === "pdf" ? "application/pdf" : "image/webp", body: createReadStream(path) };
}

/** The file's name as a text of a list: in Latin letters, without markup. */
function toFileLabel(name: string): string {
  const label = name
    .normalize("NFC")
    .replaceAll(/[^\p{Script=Latin}\p{N}.()-]+/gu, " ")
    .trim()
    .slice(-200)
    .trim();
  return label === "" || listRawMarkupMessages(label, []).length > 0 ? "archivo" : label;
}
