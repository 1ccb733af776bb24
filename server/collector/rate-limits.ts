/** Limits the requests of each address, by kind of request: docs/decisions/0068. */
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, preHandlerAsyncHookHandler } from "fastify";
import { eventNames } from "#domain/leads/collector-contract.ts";
import { HttpError } from "#server/http/http-error.ts";
import { IpAddressCounts } from "./ip-address-counts.ts";

/** Each kind has its own limit, so that page visits do not keep people with the same address from signing up. */
export type RateLimitHandlers = Record<"events" | "visits" | "leads" | "unsubscriptions", preHandlerAsyncHookHandler>;

/** Turns off the plugin's rate headers, because senders only need `Retry-After`. */
const disabledRateHeaders = { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false };

const leadEvents: readonly string[] = [eventNames.identify, eventNames.formSubmitted];

/**
 * Creates one handler per kind of request, which refuses requests over the limit.
 *
 * @param max - maximum requests per minute from one address, for each kind.
 */
export async function createRateLimitHandlers(app: FastifyInstance, max: number): Promise<RateLimitHandlers> {
  await app.register(rateLimit, {
    global: false,
    max,
    timeWindow: "1 minute",
    store: IpAddressCounts,
    addHeadersOnExceeding: disabledRateHeaders,
    addHeaders: disabledRateHeaders,
    errorResponseBuilder: (_request, { ttl }) =>
      new HttpError(
        429,
        `Recibimos demasiados envíos desde tu red: espera ${Math.ceil(ttl / 1000)} segundos e inténtalo de nuevo.`,
      ),
  });
  const [visits, leads, unsubscriptions] = [app.rateLimit({}), app.rateLimit({}), app.rateLimit({})];
  return {
    visits,
    leads,
    unsubscriptions,
    // Runs after the body is read; all events except leads count as visits.
    events(request, reply) {
      const { event } = (request.body ?? {}) as { event?: unknown };
      const isLead = typeof event === "string" && leadEvents.includes(event);
      return (isLead ? leads : visits).call(this, request, reply);
    },
  };
}
