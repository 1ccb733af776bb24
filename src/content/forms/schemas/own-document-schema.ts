/** The operator's own PDFs, uploaded or at the file-sharing service, which replace documents of the site. */
import { z } from "zod";
import { replaceableDocuments } from "#content/documents/replaceable-documents.ts";
import type { ContentDiagnostic } from "#content/forms/content-diagnostic.ts";
import { choice, day, requiredText, rows, shortTextField } from "#content/forms/fields/form-fields.ts";
import { pdfField } from "#content/forms/fields/upload-field.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import { parseSharedFileId } from "#domain/uploads/shared-file-id.ts";

type Documents = typeof replaceableDocuments;

const formatNoFileMessage = (pastedText: string) =>
  pastedText.includes("/folders/")
    ? "es la dirección de una carpeta: abre el archivo y comparte ese"
    : "copia la dirección con «Compartir» en Google Drive, como https://drive.google.com/file/d/…/view";

const sinceField = day(
  "Se muestra desde",
  "Solo si es de un texto legal ya publicado: el día de hoy, y otro cada vez que cambies el archivo. Se lee en la página.",
);

export const createOwnDocumentsSchema = (documents: Documents = replaceableDocuments) =>
  rows(
    z
      .strictObject({
        document: choice(
          "Documento",
          Object.fromEntries([...documents].map(([address, { name }]) => [address, name])),
          "el documento",
        ),
        upload: pdfField,
        file: requiredText("falta la dirección del archivo")
          .refine((pastedText) => parseSharedFileId(pastedText) !== undefined, {
            error: ({ input }) => formatNoFileMessage(String(input)),
          })
          .exactOptional()
          .meta({
            title: "Archivo en Google Drive",
            description:
              "En lugar de subirlo: la dirección para compartirlo, o su identificador. Que lo pueda ver cualquier persona.",
          }),
        since: sinceField.refine((on) => on <= buildDay, "elige hoy: se muestra desde que lo publicas").exactOptional(),
        reason: shortTextField("Motivo", {
          max: 200,
          description:
            "Solo si es de un texto legal ya publicado: por qué se muestra este PDF en lugar del que se publicó.",
        }).exactOptional(),
      })
      .refine(({ upload, file }) => upload || file, { path: ["upload"], message: "sube el PDF, o escribe dónde está" })
      .refine(({ upload, file }) => !(upload && file), {
        path: ["file"],
        message: "ya hay un PDF subido: deja uno de los dos",
      })
      .superRefine(({ document, since, reason }, context) => {
        if (!documents.get(document)?.isPublishedText) return;
        const missingMessage = "falta: esta versión ya se publicó, y lo publicado no cambia sin decirlo";
        for (const [field, value] of Object.entries({ since, reason }))
          if (value === undefined) context.addIssue({ code: "custom", path: [field], message: missingMessage });
      }),
    { one: "Documento", name: "document", unique: ["document"] },
  );

export const ownDocumentsSchema = createOwnDocumentsSchema();

type OwnDocuments = z.output<typeof ownDocumentsSchema>;

/**
 * Refuses a new PDF of a published version unless it is shown from today and, if it replaces another PDF, gives another
 * reason.
 */
export function refuseSilentReplacements(
  rows: OwnDocuments,
  publishedDocuments: OwnDocuments,
  documents: Documents = replaceableDocuments,
): ContentDiagnostic[] {
  return rows.flatMap((row, index) => {
    const publishedRow = publishedDocuments.find(({ document }) => document === row.document);
    const isSame = publishedRow && JSON.stringify(getFile(publishedRow)) === JSON.stringify(getFile(row));
    if (isSame || !documents.get(row.document)?.isPublishedText) return [];
    const sinceDiagnostic = {
      path: [index, "since"],
      message: "elige hoy: este archivo se muestra desde que lo publicas",
      suggestedValue: buildDay,
    };
    const reasonDiagnostic = { path: [index, "reason"], message: "cambiaste el archivo: escribe el motivo de este" };
    return [
      ...(row.since === buildDay ? [] : [sinceDiagnostic]),
      ...(publishedRow && row.reason === publishedRow.reason ? [reasonDiagnostic] : []),
    ];
  });
}

const getFile = ({ upload, file }: OwnDocuments[number]) => [upload, file];
