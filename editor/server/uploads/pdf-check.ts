/** Checks uploaded documents. */
import { EditorError } from "#editor/server/editor-error.ts";

/** What a document for readers does not need, by its key in a dictionary of the file. */
const refusals = [
  ["EmbeddedFile", "lleva otros archivos adentro"],
  ["EF", "lleva otros archivos adentro"],
  ["JavaScript", "lleva un programa (JavaScript) adentro"],
  ["JS", "lleva un programa (JavaScript) adentro"],
  ["Launch", "abre otros programas"],
] as const;

const damaged = "No se puede abrir: está cortado o dañado. Expórtalo otra vez.";

/**
 * @throws {EditorError} if the file is not a PDF that everybody can open, or does more than show its pages.
 */
export async function checkPdf(file: Buffer): Promise<void> {
  if (!file.toString("latin1", 0, 1024).includes("%PDF-"))
    throw new EditorError("No es un PDF, aunque se llame así: expórtalo otra vez desde donde lo escribiste.");
  const { PDFDict, PDFDocument, PDFName, EncryptedPDFError } = await import("@cantoo/pdf-lib");
  const document = await PDFDocument.load(file, { updateMetadata: false }).catch((error: Error) => {
    throw new EditorError(
      error instanceof EncryptedPDFError
        ? "Tiene contraseña: guárdalo sin ella, para que lo abra cualquier persona."
        : damaged,
    );
  });
  // The library opens what is left of a file that was cut off.
  if (document.getPageCount() === 0 || !file.subarray(-2048).toString("latin1").includes("%%EOF"))
    throw new EditorError(damaged);
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    const dictionary = object instanceof PDFDict ? object : undefined;
    const names = dictionary?.entries().flatMap(([key, value]) => [key, ...(value instanceof PDFName ? [value] : [])]);
    const found = refusals.find(([name]) => names?.some((each) => each.decodeText() === name));
    if (found)
      throw new EditorError(`Este PDF ${found[1]}: guárdalo con «Imprimir» › «Guardar como PDF» y súbelo otra vez.`);
  }
}
