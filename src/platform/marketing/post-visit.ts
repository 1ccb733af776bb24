import { collectorPaths } from "#domain/leads/collector-contract.ts";
import { buildCollectorRequest } from "#platform/outbox/collector-request.ts";
import { getPageLoadIdentity } from "./identity.ts";
import type { PageVisit } from "./marketing-provider.ts";
import { buildVisitMessage } from "./visit-message.ts";

const timeLimitMs = 10_000;

/**
 * Reports a visit to our own collector without loading the outbox: most pages report nothing else. The result is not
 * checked: a visit that does not arrive is lost.
 */
export async function postVisit(visit: PageVisit): Promise<void> {
  const message = buildVisitMessage(visit, getPageLoadIdentity(), Date.now());
  try {
    const answer = await fetch(
      new URL(collectorPaths.events, location.href),
      buildCollectorRequest(message, timeLimitMs),
    );
    // An unread answer holds its connection until the time limit.
    await answer.text();
  } catch {
    // No network, or no collector.
  }
}
