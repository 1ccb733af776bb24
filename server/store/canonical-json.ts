import type { EventProperties } from "#domain/leads/collector-contract.ts";

/** Formats JSON that is the same for equal properties in any order. */
export function formatCanonicalJson(properties: EventProperties): string {
  return JSON.stringify(Object.fromEntries(Object.entries(properties).sort(([a], [b]) => (a < b ? -1 : 1))));
}
