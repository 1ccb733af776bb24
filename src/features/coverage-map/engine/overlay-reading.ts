import { KmlScanner } from "#domain/coverage/kml-scanner.ts";
import { KmlError, type KmlReport, type OverlayStyle } from "#domain/coverage/overlay.ts";
import { expectedVertices } from "#domain/coverage/read-kml.ts";
import { ShapeStore, type Shapes } from "#domain/coverage/shapes.ts";
import { type CoverageErrorCode, CoverageFailure, type OverlayFile } from "#features/coverage-map/coverage-engine.ts";

/** What has been read of an overlay while its file is still arriving. */
export type Reading = {
  shapes: Shapes;
  /** Those known so far. */
  styles: () => readonly OverlayStyle[];
  receivedBytes: number;
  totalBytes: number | undefined;
};

/** A complete overlay. */
export type ReadOverlay = { shapes: Shapes; styles: readonly OverlayStyle[]; report: KmlReport };

/**
 * Fetches an overlay and reads it as it arrives: its packed twin if that still matches, otherwise the KML.
 *
 * @param onPiece - called after each piece that added something.
 * @throws {CoverageFailure}; anything once the signal is aborted.
 */
export async function readOverlay(
  file: OverlayFile,
  signal: AbortSignal,
  onPiece: (reading: Reading) => void,
): Promise<ReadOverlay> {
  try {
    const packed = file.pack && (await readTwin(file, file.pack, signal, onPiece));
    return packed ?? (await readKmlFile(file, signal, onPiece));
  } catch (error) {
    if (signal.aborted) throw error;
    throw new CoverageFailure(codeOf(error));
  }
}

function codeOf(error: unknown): CoverageErrorCode {
  if (error instanceof KmlError || error instanceof CoverageFailure) return error.code;
  // `fetch` throws this if the site cannot be reached or the connection breaks.
  return "offline";
}

/** @returns undefined if there is no valid twin. Few files have one, so its reader loads only when needed. */
async function readTwin(
  file: OverlayFile,
  pack: NonNullable<OverlayFile["pack"]>,
  signal: AbortSignal,
  onPiece: (reading: Reading) => void,
): Promise<ReadOverlay | undefined> {
  const { readPack } = await import("./pack-reading.ts");
  return readPack(file, pack, signal, onPiece);
}

/** @throws {CoverageFailure} if the answer is not the file. */
export async function bodyOf(
  path: string,
  signal: AbortSignal,
): Promise<{ answer: Response; body: ReadableStream<Uint8Array<ArrayBuffer>> }> {
  const answer = await fetch(path, { signal });
  if (answer.status === 404 || answer.status === 410) throw new CoverageFailure("not-found");
  if (!answer.ok || !answer.body) throw new CoverageFailure("server");
  return { answer, body: answer.body };
}

async function readKmlFile(
  file: OverlayFile,
  signal: AbortSignal,
  onPiece: (reading: Reading) => void,
): Promise<ReadOverlay> {
  const { answer, body } = await bodyOf(file.path, signal);
  const length = plainLength(answer) ?? file.bytes;
  const shapes = new ShapeStore(expectedVertices(length));
  const scanner = new KmlScanner(shapes);
  let receivedBytes = 0;
  for await (const piece of pieces(body)) {
    scanner.write(piece);
    receivedBytes += piece.length;
    const totalBytes = receivedBytes <= length ? length : undefined;
    onPiece({ shapes, styles: () => scanner.styles, receivedBytes, totalBytes });
  }
  const report = scanner.end();
  shapes.trim();
  return { shapes, styles: scanner.styles, report };
}

/** Most bytes in one piece: every piece is a trip between threads, which takes longer than reading it. */
const pieceBytes = 262_144;

/** Length of what will be read, if the server gives it: a compressed body's length is a different one. */
export function plainLength(answer: Response): number | undefined {
  if (answer.headers.has("Content-Encoding")) return undefined;
  return Number(answer.headers.get("Content-Length")) || undefined;
}

/**
 * A body as it arrives, each piece valid until the next is requested: if the browser can, they all use the same memory.
 * Otherwise, what has been read adds up to the length of the file before it is garbage-collected.
 */
export async function* pieces(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Uint8Array> {
  const { reader, read } = readerOf(body);
  try {
    for (let { done, value } = await read(); !done && value; { done, value } = await read()) yield value;
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

function readerOf(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  try {
    const reader = body.getReader({ mode: "byob" });
    let room = new ArrayBuffer(pieceBytes);
    return {
      reader,
      read: async () => {
        const result = await reader.read(new Uint8Array(room));
        if (result.value) room = result.value.buffer;
        return result;
      },
    };
  } catch {
    const reader = body.getReader();
    return { reader, read: () => reader.read() };
  }
}
