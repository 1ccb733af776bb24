import { uploadLimits } from "#domain/uploads/upload-limits.ts";
import { EditorError } from "#editor/server/editor-error.ts";

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
export async function checkPicture(file: Buffer): Promise<CheckedPicture> {
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
