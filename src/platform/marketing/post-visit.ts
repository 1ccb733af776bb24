import { collectorPaths } from "#domain/leads/collector-contract.ts";
import { buildCollectorRequest } from "#platform/outbox/collector-request.ts";
import { getPageLoadIdentity } from "./identity.ts";
import type { PageVisit } from "./marketing-provider.ts";
import { buildVisitMessage } from "./visit-message.ts";

const timeLimitMs = 10_000;

/**
 * Reports a visit to our own collector, without the outbox, whose script most pages would load only for their visit. A
 * visit that does not arrive is lost.
 */
export async function postVisit(visit: PageVisit): Promise<void> {
  const message = buildVisitMessage(visit, getPageLoadIdentity(), Date.now());
  try {
    const answer = await fetch(
      new URL(collectorPaths.events, location.href),
      buildCollectorRequest(message, timeLimitMs),
    );
    // An unread response would occupy its connection until the time limit.
    await answer.text();
  } catch {
    // There is no network or no collector, and the visit is lost.
  }
}
