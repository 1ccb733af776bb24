/** What the log may say: no address of a visitor, no query, and none of what a message holds. */
import type { FastifyRequest, FastifyServerOptions } from "fastify";
import { pathOf } from "./errors.ts";

/** pino's own serializers copy every property of an error; those of a database quote the rows that it refused. */
const errorLine = (error: Error & { code?: string }) => ({
  type: error.name,
  message: error.message,
  stack: error.stack ?? "",
  ...(error.code !== undefined && { code: error.code }),
});

/** JSON, one line each. */
export function logLines(level: string): Exclude<FastifyServerOptions["logger"], boolean | undefined> {
  return {
    level,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request) }),
      err: errorLine,
    },
  };
}
