import { KmlError } from "#domain/coverage/kml/kml-error.ts";
import { estimateVertexCount } from "#domain/coverage/kml/read-kml.ts";
import { KmlScanner } from "#domain/coverage/kml/scanner/kml-scanner.ts";
import type { OverlayFile } from "#domain/coverage/overlay.ts";
import { ShapeStore } from "#domain/coverage/shapes.ts";
import { CoverageError, type CoverageErrorCode } from "#features/coverage-map/coverage-engine.ts";
import { fetchBody, readUncompressedLength, streamChunks } from "./file-stream.ts";
import type { CompleteOverlay, PartialOverlay } from "./loaded-overlay.ts";

/**
 * Fetches an overlay and reads it as it arrives: its packed copy if made from the current KML, otherwise the KML.
 *
 * @param onProgress - called after each piece that added something.
 * @throws {CoverageError}; any error once the signal is aborted.
 */
export async function loadOverlay(
  file: OverlayFile,
  signal: AbortSignal,
  onProgress: (reading: PartialOverlay) => void,
): Promise<CompleteOverlay> {
  try {
    const packedOverlay = file.pack && (await readPackedCopy(file, file.pack, signal, onProgress));
    return packedOverlay ?? (await readKmlFile(file, signal, onProgress));
  } catch (error) {
    if (signal.aborted) throw error;
    throw new CoverageError(toErrorCode(error));
  }
}

function toErrorCode(error: unknown): CoverageErrorCode {
  if (error instanceof KmlError || error instanceof CoverageError) return error.code;
  // `fetch` throws a TypeError if the site cannot be reached or the connection breaks.
  return "offline";
}

/** @returns undefined without a valid packed copy. Few files have one, so the code that reads it loads on demand. */
async function readPackedCopy(
  file: OverlayFile,
  packedFile: NonNullable<OverlayFile["pack"]>,
  signal: AbortSignal,
  onProgress: (reading: PartialOverlay) => void,
): Promise<CompleteOverlay | undefined> {
  const { loadPackedOverlay } = await import("./load-packed-overlay.ts");
  return loadPackedOverlay(file, packedFile, signal, onProgress);
}

async function readKmlFile(
  file: OverlayFile,
  signal: AbortSignal,
  onProgress: (reading: PartialOverlay) => void,
): Promise<CompleteOverlay> {
  const { response, body } = await fetchBody(file.path, signal);
  const length = readUncompressedLength(response) ?? file.bytes;
  const shapes = new ShapeStore(estimateVertexCount(length));
  const scanner = new KmlScanner(shapes);
  let receivedBytes = 0;
  for await (const piece of streamChunks(body)) {
    scanner.write(piece);
    receivedBytes += piece.length;
    const totalBytes = receivedBytes <= length ? length : undefined;
    onProgress({ shapes, styles: () => scanner.styles, receivedBytes, totalBytes });
  }
  const report = scanner.end();
  shapes.trim();
  return { shapes, styles: scanner.styles, report };
}
