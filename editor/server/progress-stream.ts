/** Streams slow responses as NDJSON: one line per step, then the result or an error as the last line. */
import { PassThrough, Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { ErrorBody } from "#editor/api/api.ts";
import { ConflictError } from "#editor/server/publish/rebase.ts";
import { EditorError } from "./editor-error.ts";

const type = "application/x-ndjson";

type OnError = (error: unknown) => void;

export const unexpectedErrorMessage =
  "El editor tropezó y no guardó nada. Inténtalo otra vez; si sigue igual, avisa a quien desarrolla el sitio.";

export function toErrorBody(error: EditorError): ErrorBody {
  const { message, raw, fixes } = error;
  return {
    message,
    ...(raw !== undefined && { raw }),
    ...(fixes && { fixes }),
    ...(error instanceof ConflictError && { conflicts: error.conflicts }),
  };
}

export function streamLines(reply: FastifyReply, onError: OnError, steps: AsyncIterable<object>): FastifyReply {
  return reply.type(type).send(Readable.from(asLines(steps, onError)));
}

async function* asLines(steps: AsyncIterable<object>, onError: OnError): AsyncGenerator<string> {
  try {
    for await (const step of steps) yield line(step);
  } catch (error) {
    yield line(lastWords(error, onError));
  }
}

const line = (step: object) => `${JSON.stringify(step)}\n`;

/** The last line of a stream that fails, because the HTTP status can no longer report the error. */
function lastWords(error: unknown, onError: OnError): ErrorBody {
  if (error instanceof EditorError) return toErrorBody(error);
  onError(error);
  return { message: unexpectedErrorMessage };
}

/** Streams the steps of `run`, then its result. If `run` ends before its first step, returns the result instead. */
export async function streamSteps<Result extends object>(
  reply: FastifyReply,
  onError: OnError,
  run: (say: (step: object) => void) => Promise<Result>,
): Promise<FastifyReply | Result> {
  const lines = new PassThrough();
  const { promise: begun, resolve: begin } = Promise.withResolvers<"begun">();
  const work = run((step) => {
    lines.write(line(step));
    begin("begun");
  });
  if ((await Promise.race([work, begun])) !== "begun") return work;
  void work.catch((error: unknown) => lastWords(error, onError)).then((last) => lines.end(line(last)));
  return reply.type(type).send(lines);
}
