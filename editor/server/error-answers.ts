/** Answers of the editor's server to refused and failed requests. */
import type { FastifyError, FastifyInstance } from "fastify";
import { EditorError } from "./editor-error.ts";
import { toErrorBody, unexpectedErrorMessage } from "./progress-stream.ts";
import { InvalidBodyError } from "./request-schemas.ts";

/** Sets the answers to errors: refusals give their reason in Spanish, unexpected errors reveal no details. */
export function setErrorAnswers(app: FastifyInstance, onError: (error: unknown) => void): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof EditorError) return reply.code(error.status).send(toErrorBody(error));
    if (error instanceof InvalidBodyError) return reply.code(400).send({ message: error.message });
    const { statusCode = 500 } = error;
    if (statusCode === 413) {
      const megabytes = Math.floor((request.routeOptions.bodyLimit ?? 0) / 1e6);
      return reply.code(413).send({ message: `Pesa demasiado: el máximo son ${megabytes} MB.` });
    }
    if (statusCode < 500)
      return reply.code(statusCode).send({ message: "Recarga la página: el editor no entendió lo que envió." });
    onError(error);
    return reply.code(500).send({ message: unexpectedErrorMessage });
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: "Eso no está en el editor." }));
}
