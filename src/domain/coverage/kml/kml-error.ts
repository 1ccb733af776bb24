export type KmlErrorCode =
  | "empty"
  | "html"
  /** A KMZ or another archive. */
  | "zip"
  /** XML or other text without kml, Document, Folder or Placemark. */
  | "not-kml"
  | "too-many-bytes"
  | "too-many-vertices"
  | "token-too-long"
  /** All coordinates are in entities, so nothing can be drawn. */
  | "entities";

/** Thrown for a file with nothing usable. */
export class KmlError extends Error {
  readonly code: KmlErrorCode;
  /** Bytes read until the error. */
  readonly bytesRead: number;

  constructor(code: KmlErrorCode, bytesRead: number) {
    super(`KML refused after ${bytesRead} bytes: ${code}`);
    this.name = "KmlError";
    this.code = code;
    this.bytesRead = bytesRead;
  }
}
