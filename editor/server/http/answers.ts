import { PassThrough } from "node:stream";
import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import type { ErrorBody } from "#editor/api/api.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import { GitError } from "#editor/server/workspace/git.ts";

type ErrorReporter = (error: unknown) => void;

const unexpectedErrorMessage =
  "El editor tropezó y no guardó nada. Inténtalo otra vez; si sigue igual, avisa a quien desarrolla el sitio.";

/** Reads what to answer. The log gets git's own words, which the message leaves out. */
function readRefusal({ body, cause }: EditorError, onError: ErrorReporter): ErrorBody {
  if (cause instanceof GitError) onError(cause.message);
  return body;
}

/** Sets the responses to errors: refusals give their reason in Spanish, unexpected errors reveal no details. */
export function setErrorHandlers(app: FastifyInstance, onError: ErrorReporter): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof EditorError) return reply.code(error.status).send(readRefusal(error, onError));
    const { statusCode = 500 } = error;
    if (statusCode === 413) {
      const maxMegabytes = Math.floor((request.routeOptions.bodyLimit ?? 0) / 1e6);
      return reply.code(413).send({ message: `Pesa demasiado: el máximo son ${maxMegabytes} MB.` });
    }
    if (statusCode < 500)
      return reply.code(statusCode).send({ message: "Recarga la página: el editor no entendió lo que envió." });
    onError(error);
    return reply.code(500).send({ message: unexpectedErrorMessage });
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: "Eso no está en el editor." }));
}

/** Header with the percent-encoded title of a publication or proposal, also if it is refused, for the audit log. */
export const titleHeader = "x-editor-title";

/**
 * Streams the steps of `run` as NDJSON, one line per step; the last line is its result or an error. If `run` ends
 * before its first step, returns the result instead.
 */
export async function streamSteps<Result extends object>(
  reply: FastifyReply,
  onError: ErrorReporter,
  run: (report: (step: object) => void) => Promise<Result>,
): Promise<FastifyReply | Result> {
  const lineStream = new PassThrough();
  const { promise: begun, resolve: begin } = Promise.withResolvers<"begun">();
  const work = run((step) => {
    lineStream.write(formatLine(step));
    begin("begun");
  });
  if ((await Promise.race([work, begun])) !== "begun") return work;
  // The status has already been sent, so errors go into the body.
  const buildErrorBody = (error: unknown): ErrorBody => {
    if (error instanceof EditorError) return readRefusal(error, onError);
    onError(error);
    return { message: unexpectedErrorMessage };
  };
  void work.catch(buildErrorBody).then((last) => lineStream.end(formatLine(last)));
  return reply.type("application/x-ndjson").send(lineStream);
}

const formatLine = (step: object) => `${JSON.stringify(step)}\n`;
