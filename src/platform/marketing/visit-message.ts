import { type CollectorMessage, eventNames, visitChannel } from "#domain/leads/collector-contract.ts";
import type { PageVisit } from "./marketing-provider.ts";

/**
 * The message that reports a visit to a provider.
 *
 * @param identity - the Identity of this page load.
 * @param now - epoch, ms.
 */
export function buildVisitMessage({ event, page }: PageVisit, identity: string, now: number): CollectorMessage {
  const properties = {
    "page name": page,
    Channel: visitChannel,
    ...(event === eventNames.pageVisited && { date: getMexicanDay(now) }),
  };
  return { event, Identity: identity, properties };
}

/** Central Mexico, without DST since October 2022. `civil-time.ts` would add bytes; a test compares both. */
const offsetMs = -6 * 60 * 60 * 1000;

/** The date in Mexico City: `2026-11-21`. */
export function getMexicanDay(epochMs: number): string {
  return new Date(epochMs + offsetMs).toISOString().slice(0, 10);
}
