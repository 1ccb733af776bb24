import formbody from "@fastify/formbody";
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from "fastify";
import { collectorPaths } from "#domain/collector.ts";
import { wantsJson } from "./errors.ts";
import { requireSameOrigin } from "./guards.ts";
import { isOneLine, maxLength } from "./lead-rules.ts";
import { Refusal } from "./refusal.ts";
import type { Store } from "./store.ts";

type UnsubscribeOptions = { store: Store; limitRate: onRequestHookHandler };

/**
 * Takes an address off the list, whether a form or a script sends it. The answer is the same for every address, so it
 * does not reveal which are known. What is typed is free text, so only what cannot be an address at all is refused.
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
  const email = new Map(Object.entries(body ?? {})).get("Email");
  const problem = typeof email === "string" ? problemOf(email) : "Escribe un solo correo.";
  if (typeof email === "string" && !problem) return email;
  throw new Refusal(422, problem, [{ field: "Email", message: problem }]);
}

function problemOf(email: string): string {
  if (email.trim() === "") return "Escribe tu correo.";
  if (!isOneLine(email)) return "Escribe tu correo en una sola línea, sin caracteres de control.";
  if (email.trim().length > maxLength.Email) return `Escribe un correo de ${maxLength.Email} caracteres como máximo.`;
  return "";
}
