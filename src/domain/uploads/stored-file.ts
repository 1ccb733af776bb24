/** Files that staff upload. Git tracks their digests; the files are in a store, each named by its digest. */

/** Extension of a stored file's name: a coverage file, an uploaded document, or an uploaded picture. */
export type StoredFileType = "kml" | "pdf" | "webp";

export type StoredFile = {
  /** SHA-256 of the file's bytes, in lowercase hexadecimal. */
  sha256: string;
  bytes: number;
};

/** An uploaded file with the name that it had on the uploader's computer. */
export type UploadedFile = StoredFile & { name: string };

/** An uploaded picture, with its size in pixels and its alternative text. */
export type UploadedPicture = UploadedFile & { width: number; height: number; alt: string };

/** A stored file with its name in messages. */
export type NamedStoredFile = StoredFile & { type: StoredFileType; label: string };

/** Finds the uploaded pictures and documents anywhere in a list: every object with a digest and a name. */
export function findUploadedFiles(data: unknown): NamedStoredFile[] {
  if (typeof data !== "object" || data === null) return [];
  const { sha256, bytes, name, width } = data as Partial<UploadedPicture>;
  if (typeof sha256 === "string" && typeof bytes === "number" && typeof name === "string")
    return [{ sha256, bytes, type: width === undefined ? "pdf" : "webp", label: name }];
  return Object.values(data).flatMap(findUploadedFiles);
}
