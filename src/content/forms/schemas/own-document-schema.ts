/** The operator's own PDFs, uploaded or at the file-sharing service, which replace documents of the site. */
import { z } from "zod";
import { replaceableDocuments } from "#content/documents/replaceable-documents.ts";
import { choice, requiredText, rows } from "#content/forms/fields/form-fields.ts";
import { pdfField } from "#content/forms/fields/upload-field.ts";
import { parseSharedFileId } from "#domain/site/shared-file-id.ts";

const names = Object.fromEntries([...replaceableDocuments].map(([address, { name }]) => [address, name]));

const noFile = (pasted: string) =>
  pasted.includes("/folders/")
    ? "es la dirección de una carpeta: abre el archivo y comparte ese"
    : "copia la dirección con «Compartir» en Google Drive, como https://drive.google.com/file/d/…/view";

export const ownDocumentsSchema = rows(
  z
    .strictObject({
      document: choice("Documento", names, "el documento"),
      upload: pdfField,
      file: requiredText("falta la dirección del archivo")
        .refine((pasted) => parseSharedFileId(pasted) !== undefined, { error: ({ input }) => noFile(String(input)) })
        .exactOptional()
        .meta({
          title: "Archivo en Google Drive",
          description:
            "En lugar de subirlo: la dirección para compartirlo, o su identificador. Que lo pueda ver cualquier persona.",
        }),
    })
    .refine(({ upload, file }) => upload || file, { path: ["upload"], message: "sube el PDF, o escribe dónde está" })
    .refine(({ upload, file }) => !(upload && file), {
      path: ["file"],
      message: "ya hay un PDF subido: deja uno de los dos",
    }),
  { one: "Documento", name: "document", unique: ["document"] },
);
