import { type CollectorMessage, eventNames, visitChannel } from "#domain/collector.ts";
import type { PageVisit } from "./marketing-provider.ts";

/**
 * What a provider is told of a visit.
 *
 * @param identity - of this page load.
 * @param now - epoch, ms.
 */
export function visitMessage({ event, page }: PageVisit, identity: string, now: number): CollectorMessage {
  const properties = {
    "page name": page,
    Channel: visitChannel,
    ...(event === eventNames.pageVisited && { date: mexicanDay(now) }),
  };
  return { event, Identity: identity, properties };
}

/** `2026-11-21`: the form of Swedish dates. Date libraries would weigh more than all the rest. */
function mexicanDay(epochMs: number): string {
  return new Date(epochMs).toLocaleDateString("sv-SE", { timeZone: "America/Mexico_City" });
}
