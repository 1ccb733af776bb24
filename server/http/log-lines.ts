/** Limits the log: no address of a visitor, no query, and no content of a message. */
import type { FastifyRequest, FastifyServerOptions } from "fastify";
import { pathOf } from "./errors.ts";

/** pino's own serializers copy every property of an error; database errors quote the rows they refused. */
const errorLine = (error: Error & { code?: string }) => ({
  type: error.name,
  message: error.message,
  stack: error.stack ?? "",
  ...(error.code !== undefined && { code: error.code }),
});

/** One JSON object per line. */
export function logLines(level: string): Exclude<FastifyServerOptions["logger"], boolean | undefined> {
  return {
    level,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request) }),
      err: errorLine,
    },
  };
}
