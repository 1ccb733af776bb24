/** How often one address may post, by what it posts: docs/decisions/0068. */
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, preHandlerAsyncHookHandler } from "fastify";
import { eventNames } from "#domain/leads/collector.ts";
import { Refusal } from "#server/http/refusal.ts";
import { AddressCounts } from "./address-counts.ts";

/** Each is counted apart, so that page visits of one phone keep nobody behind the same address from signing up. */
export type RateLimits = Record<"events" | "visits" | "leads" | "optOuts", preHandlerAsyncHookHandler>;

/** `Retry-After` says all that senders need. */
const noRateHeaders = { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false };

const leadEvents: readonly string[] = [eventNames.identify, eventNames.formSubmitted];

/** @param max - requests per minute, of each kind. */
export async function rateLimits(app: FastifyInstance, max: number): Promise<RateLimits> {
  await app.register(rateLimit, {
    global: false,
    max,
    timeWindow: "1 minute",
    store: AddressCounts,
    addHeadersOnExceeding: noRateHeaders,
    addHeaders: noRateHeaders,
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal(
        429,
        `Recibimos demasiados envíos desde tu red: espera ${Math.ceil(ttl / 1000)} segundos e inténtalo de nuevo.`,
      ),
  });
  const [visits, leads, optOuts] = [app.rateLimit({}), app.rateLimit({}), app.rateLimit({})];
  return {
    visits,
    leads,
    optOuts,
    // Once its body is read: whatever is not a lead counts as a visit.
    events(request, reply) {
      const { event } = (request.body ?? {}) as { event?: unknown };
      const isLead = typeof event === "string" && leadEvents.includes(event);
      return (isLead ? leads : visits).call(this, request, reply);
    },
  };
}
