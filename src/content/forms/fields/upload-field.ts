/** Fields for files that staff upload; see `UploadedFile` of domain/uploads/stored-file.ts. */
import { z } from "zod";
import { uploadLimits } from "#domain/uploads/upload-limits.ts";
import { section } from "./field-groups.ts";
import { requiredText, shortTextField } from "./form-fields.ts";
import { integer } from "./number-fields.ts";
import { wordingRules } from "./style-rules.ts";

const createUploadFields = (maxBytes: number) => ({
  sha256: requiredText("falta el archivo").regex(/^[0-9a-f]{64}$/, "no es una huella SHA-256: sube el archivo"),
  bytes: integer("Bytes", { max: maxBytes }),
  name: shortTextField("Archivo", { max: 200 }),
});

const { picture, pdf } = uploadLimits;
const pixelsField = (title: string, min: number) => integer(title, { min, max: picture.maxSidePixels });

const consentReminder = "¿Salen personas? Ten su permiso por escrito, también para publicidad, y guárdalo.";

/** A picture for a page, with its alternative text. */
export const pictureField = section(
  "Imagen",
  {
    ...createUploadFields(picture.maxBytes),
    width: pixelsField("Ancho", picture.minWidthPixels),
    height: pixelsField("Alto", 1),
    alt: shortTextField("Qué se ve en la imagen", {
      max: 160,
      description: "Para quien no la ve: di lo que importa de ella, sin «imagen de». Si tiene letras, escríbelas.",
      styleRules: wordingRules,
    }),
  },
  {
    description: `JPEG, PNG, WebP o AVIF, de ${picture.minWidthPixels} px de ancho o más y hasta ${picture.maxBytes / 1e6} MB. ${consentReminder}`,
    widget: "picture",
  },
).exactOptional();

/** A document in PDF. */
export const pdfField = z
  .strictObject(createUploadFields(pdf.maxBytes))
  .exactOptional()
  .meta({ title: "PDF", description: `Hasta ${pdf.maxBytes / 1e6} MB, sin contraseña.`, widget: "pdf" });
