/** The operator's own PDFs at the file-sharing service, which replace documents of the site. */
import { z } from "zod";
import { replaceableDocuments } from "#content/documents/replaceable-documents.ts";
import { choice, requiredText, rows } from "#content/forms/fields/form-fields.ts";
import { parseSharedFileId } from "#domain/site/shared-file-id.ts";

const names = Object.fromEntries([...replaceableDocuments].map(([address, { name }]) => [address, name]));

const noFile = (pasted: string) =>
  pasted.includes("/folders/")
    ? "es la dirección de una carpeta: abre el archivo y comparte ese"
    : "copia la dirección con «Compartir» en Google Drive, como https://drive.google.com/file/d/…/view";

export const ownDocumentsSchema = rows(
  z.strictObject({
    document: choice("Documento", names, "el documento"),
    file: requiredText("falta la dirección del archivo")
      .refine((pasted) => parseSharedFileId(pasted) !== undefined, { error: ({ input }) => noFile(String(input)) })
      .meta({
        title: "Archivo en Google Drive",
        description: "La dirección para compartirlo, o su identificador. Que lo pueda ver cualquier persona.",
      }),
  }),
  { one: "Documento", name: "document", unique: ["document"] },
);
