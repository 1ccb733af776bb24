import { browserProvider } from "#platform/marketing/browser-provider.ts";
import type { PageVisit } from "#platform/marketing/marketing-provider.ts";
import { browserOutbox } from "#platform/outbox/browser-outbox.ts";

/** Loaded only if there is something to send. */
export async function deliver(visit: PageVisit | undefined, isWaiting: boolean): Promise<void> {
  await Promise.all([visit && browserProvider().pageVisit(visit), isWaiting && browserOutbox().flush()]);
}
