import { CoverageError } from "#features/coverage-map/coverage-engine.ts";

/** Maximum bytes per piece. Not smaller, because many small pieces take longer to pass between threads than to read. */
const pieceBytes = 262_144;

/** Requests a file. @throws {CoverageError} if the response is not the file. */
export async function fetchBody(
  path: string,
  signal: AbortSignal,
): Promise<{ answer: Response; body: ReadableStream<Uint8Array<ArrayBuffer>> }> {
  const answer = await fetch(path, { signal });
  if (answer.status === 404 || answer.status === 410) throw new CoverageError("not-found");
  if (!answer.ok || !answer.body) throw new CoverageError("server");
  return { answer, body: answer.body };
}

/** Number of bytes that will be read; undefined for a compressed body, whose Content-Length is the compressed size. */
export function readUncompressedLength(answer: Response): number | undefined {
  if (answer.headers.has("Content-Encoding")) return undefined;
  return Number(answer.headers.get("Content-Length")) || undefined;
}

/**
 * Yields the pieces of a body as they arrive. A piece is valid until the next one is requested, because all pieces
 * share one buffer if the browser supports that.
 */
export async function* streamChunks(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Uint8Array> {
  const { reader, read } = openReader(body);
  try {
    for (let { done, value } = await read(); !done && value; { done, value } = await read()) yield value;
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

function openReader(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
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
