import { getBrowserProvider } from "#platform/marketing/browser-provider.ts";
import type { PageVisit } from "#platform/marketing/marketing-provider.ts";

/** Delivers the visit and the waiting messages with the marketing provider. Loaded only if a beacon is not enough. */
export async function deliverMessages(visit: PageVisit | undefined, hasWaiting: boolean): Promise<void> {
  const provider = getBrowserProvider();
  await Promise.all([visit && provider.pageVisit(visit), hasWaiting && provider.resume()]);
}
