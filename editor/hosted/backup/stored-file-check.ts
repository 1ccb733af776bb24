/** Checks files of the store by the digest in their names. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

/** Names of coverage files and uploads: digest and type. */
export const storedFileName = /^[0-9a-f]{64}\.(?:kml|pdf|webp)$/;

/** @throws {Error} in Spanish if the file's digest is not that of its name. */
export async function checkStoredFile(folder: string, name: string): Promise<void> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(join(folder, name)), hash);
  if (hash.digest("hex") !== name.split(".")[0])
    throw new Error(`${join(folder, name)} está dañado: su contenido no es el de su nombre.`);
}
