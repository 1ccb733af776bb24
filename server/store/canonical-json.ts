import type { EventProperties } from "#domain/leads/collector.ts";

/** Equal properties give equal texts, whatever the order of their keys. */
export function canonicalJson(properties: EventProperties): string {
  return JSON.stringify(Object.fromEntries(Object.entries(properties).sort(([a], [b]) => (a < b ? -1 : 1))));
}
