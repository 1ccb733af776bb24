import { browserProvider } from "#platform/marketing/browser-provider.ts";
import type { PageVisit } from "#platform/marketing/marketing-provider.ts";

/** Delivers the visit and waiting messages with the full provider, loaded only if a beacon is not enough. */
export async function deliver(visit: PageVisit | undefined, isWaiting: boolean): Promise<void> {
  const provider = browserProvider();
  await Promise.all([visit && provider.pageVisit(visit), isWaiting && provider.resume()]);
}
