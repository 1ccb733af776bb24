import { type CollectorMessage, eventNames, visitChannel } from "#domain/leads/collector-contract.ts";
import type { PageVisit } from "./marketing-provider.ts";

/** @param now - milliseconds since the epoch. */
export function buildVisitMessage({ event, page }: PageVisit, identity: string, now: number): CollectorMessage {
  const properties = {
    "page name": page,
    Channel: visitChannel,
    ...(event === eventNames.pageVisited && { date: formatMexicoCityDate(now) }),
  };
  return { event, Identity: identity, properties };
}

/**
 * UTC offset of central Mexico, without DST since October 2022. Not imported from `civil-time.ts`, which would add
 * bytes; a test compares the two values.
 */
const centralOffsetMs = -6 * 60 * 60 * 1000;

/** Formats the date in Mexico City: `2026-11-21`. */
export function formatMexicoCityDate(epochMs: number): string {
  return new Date(epochMs + centralOffsetMs).toISOString().slice(0, 10);
}
