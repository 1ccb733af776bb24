/** Streams slow answers as NDJSON: one line per step, then the result or a refusal as the last line. */
import { PassThrough, Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { RefusalBody } from "#editor/api/api.ts";
import { ConflictError } from "#editor/server/publish/rebase.ts";
import { Refusal } from "./editor-error.ts";

const type = "application/x-ndjson";

type OnTrouble = (error: unknown) => void;

export const unexpectedErrorMessage =
  "El editor tropezó y no guardó nada. Inténtalo otra vez; si sigue igual, avisa a quien desarrolla el sitio.";

export function toRefusalBody(refusal: Refusal): RefusalBody {
  const { message, raw, fixes } = refusal;
  return {
    message,
    ...(raw !== undefined && { raw }),
    ...(fixes && { fixes }),
    ...(refusal instanceof ConflictError && { conflicts: refusal.conflicts }),
  };
}

export function streamLines(reply: FastifyReply, onTrouble: OnTrouble, steps: AsyncIterable<object>): FastifyReply {
  return reply.type(type).send(Readable.from(asLines(steps, onTrouble)));
}

async function* asLines(steps: AsyncIterable<object>, onTrouble: OnTrouble): AsyncGenerator<string> {
  try {
    for await (const step of steps) yield line(step);
  } catch (error) {
    yield line(lastWords(error, onTrouble));
  }
}

const line = (step: object) => `${JSON.stringify(step)}\n`;

/** The last line for an error, which the HTTP status can no longer report. */
function lastWords(error: unknown, onTrouble: OnTrouble): RefusalBody {
  if (error instanceof Refusal) return toRefusalBody(error);
  onTrouble(error);
  return { message: unexpectedErrorMessage };
}

/** Streams the steps of `run`, then its result. If it ends before its first step, the response is an ordinary one. */
export async function streamSteps<Result extends object>(
  reply: FastifyReply,
  onTrouble: OnTrouble,
  run: (say: (step: object) => void) => Promise<Result>,
): Promise<FastifyReply | Result> {
  const lines = new PassThrough();
  const { promise: begun, resolve: begin } = Promise.withResolvers<"begun">();
  const work = run((step) => {
    lines.write(line(step));
    begin("begun");
  });
  if ((await Promise.race([work, begun])) !== "begun") return work;
  void work.catch((error: unknown) => lastWords(error, onTrouble)).then((last) => lines.end(line(last)));
  return reply.type(type).send(lines);
}
