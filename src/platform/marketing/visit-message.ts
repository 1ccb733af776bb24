import { type CollectorMessage, eventNames, visitChannel } from "#domain/collector.ts";
import type { PageVisit } from "./marketing-provider.ts";

/**
 * The message that reports a visit to a provider.
 *
 * @param identity - the Identity of this page load.
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

/** No daylight saving time in central Mexico since October 2022; a test compares this with the time zone database. */
const offsetMs = -6 * 60 * 60 * 1000;

/** The day in Mexico City: `2026-11-21`. Avoids Intl, whose first use on a page takes some 80 ms on a cheap phone. */
export function mexicanDay(epochMs: number): string {
  return new Date(epochMs + offsetMs).toISOString().slice(0, 10);
}
