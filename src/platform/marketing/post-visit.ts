import { collectorPaths } from "#domain/collector.ts";
import { collectorRequest } from "#platform/outbox/collector-request.ts";
import { pageLoadIdentity } from "./identity.ts";
import type { PageVisit } from "./marketing-provider.ts";
import { visitMessage } from "./visit-message.ts";

const timeLimitMs = 10_000;

/**
 * Tells the site's own collector of a visit, as its provider would, without all that keeps a lead safe: most pages tell
 * nothing else. Nobody asks how it went: a visit that does not arrive is lost.
 */
export async function postVisit(visit: PageVisit): Promise<void> {
  const message = visitMessage(visit, pageLoadIdentity(), Date.now());
  try {
    const answer = await fetch(new URL(collectorPaths.events, location.href), collectorRequest(message, timeLimitMs));
    // An answer that nobody reads keeps its connection until the time is up.
    await answer.text();
  } catch {
    // No network, or nobody there.
  }
}
