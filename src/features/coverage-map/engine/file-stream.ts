import { CoverageFailure } from "#features/coverage-map/coverage-engine.ts";

/** Most bytes in one piece: every piece is a trip between threads, which takes longer than reading it. */
const pieceBytes = 262_144;

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
