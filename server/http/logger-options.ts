/** Keeps visitors' addresses, queries and messages out of the log. */
import type { FastifyRequest, FastifyServerOptions } from "fastify";
import { getRequestPath } from "./error-responses.ts";

/** Leaves out an error's other properties, because in a database error they quote the refused row. */
const serializeError = (error: Error & { code?: string }) => ({
  type: error.name,
  message: error.message,
  stack: error.stack ?? "",
  ...(error.code !== undefined && { code: error.code }),
});

/** Options of the framework's logger, which writes one JSON object per line. */
export function buildLoggerOptions(level: string): Exclude<FastifyServerOptions["logger"], boolean | undefined> {
  return {
    level,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: getRequestPath(request) }),
      err: serializeError,
    },
  };
}
