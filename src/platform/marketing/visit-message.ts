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

/** Central Mexico has had no daylight saving time since October 2022; a test compares this with the time zone database. */
const offsetMs = -6 * 60 * 60 * 1000;

/** `2026-11-21`, in Mexico City. Without Intl, whose first use on a page takes a cheap phone some 80 ms. */
export function mexicanDay(epochMs: number): string {
  return new Date(epochMs + offsetMs).toISOString().slice(0, 10);
}
