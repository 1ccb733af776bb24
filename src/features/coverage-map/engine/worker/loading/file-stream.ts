import { CoverageError } from "#features/coverage-map/coverage-engine.ts";

/** Maximum bytes per piece. Not smaller, because many small pieces take longer to pass between threads than to read. */
const maxChunkBytes = 262_144;

/** Requests a file. @throws {CoverageError} if the response is not the file. */
export async function fetchBody(
  path: string,
  signal: AbortSignal,
): Promise<{ response: Response; body: ReadableStream<Uint8Array<ArrayBuffer>> }> {
  const response = await fetch(path, { signal });
  if (response.status === 404 || response.status === 410) throw new CoverageError("not-found");
  if (!response.ok || !response.body) throw new CoverageError("server");
  return { response, body: response.body };
}

/** Number of bytes that will be read; undefined for a compressed body, whose Content-Length is the compressed size. */
export function readUncompressedLength(response: Response): number | undefined {
  if (response.headers.has("Content-Encoding")) return undefined;
  return Number(response.headers.get("Content-Length")) || undefined;
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
    let buffer = new ArrayBuffer(maxChunkBytes);
    return {
      reader,
      read: async () => {
        const result = await reader.read(new Uint8Array(buffer));
        if (result.value) buffer = result.value.buffer;
        return result;
      },
    };
  } catch {
    const reader = body.getReader();
    return { reader, read: () => reader.read() };
  }
}
