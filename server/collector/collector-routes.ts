import type { FastifyInstance, preHandlerHookHandler } from "fastify";
import { collectorPaths } from "#domain/leads/collector-contract.ts";
import { requireSameOrigin } from "#server/http/guards.ts";
import { HttpError } from "#server/http/http-error.ts";
import type { Store } from "#server/store/store.ts";
import { readMessage } from "./read-message.ts";

type CollectorOptions = { store: Store; limitRate: preHandlerHookHandler; getSenderId: (address: string) => string };

/** Adds the collector's JSON route: one message per request, acknowledged once the message is on disk. */
export async function addCollectorRoutes(app: FastifyInstance, options: CollectorOptions): Promise<void> {
  const { store, limitRate, getSenderId } = options;
  app.removeContentTypeParser("text/plain");
  app.post(collectorPaths.events, { onRequest: requireSameOrigin, preHandler: limitRate }, async (request, reply) => {
    reply.header("Cache-Control", "no-store");
    const outcome = await store.add(readMessage(request.body), getSenderId(request.ip));
    if (outcome === "conflict")
      throw new HttpError(409, "Ya guardamos este evento con otros datos: envíalo con una identidad nueva.");
    return reply.code(outcome === "stored" ? 201 : 200).send({ status: outcome });
  });
}
