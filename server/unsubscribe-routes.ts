import formbody from "@fastify/formbody";
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from "fastify";
import { collectorPaths } from "#domain/collector.ts";
import { addressMessages, pastedAddress } from "#domain/pasted-address.ts";
import { wantsJson } from "./errors.ts";
import { requireSameOrigin } from "./guards.ts";
import { Refusal } from "./refusal.ts";
import type { Store } from "./store.ts";

type UnsubscribeOptions = { store: Store; limitRate: onRequestHookHandler };

/**
 * Takes an address off the list, whether a form or a script sends it. The answer is the same for every address, so it
 * does not reveal which are known.
 */
export async function unsubscribe(app: FastifyInstance, { store, limitRate }: UnsubscribeOptions): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(formbody);
  app.post(collectorPaths.unsubscribe, { onRequest: [requireSameOrigin, limitRate] }, async (request, reply) => {
    await store.unsubscribe(readEmail(request));
    reply.header("Cache-Control", "no-store");
    if (wantsJson(request)) return reply.send({ status: "stored" });
    return reply.redirect(collectorPaths.unsubscribed, 303);
  });
}

/** @throws {Refusal} 422 */
function readEmail({ body }: FastifyRequest): string {
  const typed = new Map(Object.entries(body ?? {})).get("Email");
  const read = typeof typed === "string" ? pastedAddress(typed) : { problem: addressMessages.several };
  if (read.problem === undefined) return read.email;
  throw new Refusal(422, read.problem, [{ field: "Email", message: read.problem }]);
}
