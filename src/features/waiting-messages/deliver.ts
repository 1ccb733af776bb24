import { browserProvider } from "#platform/marketing/browser-provider.ts";
import type { PageVisit } from "#platform/marketing/marketing-provider.ts";

/** Delivers with the full provider, which loads only if a beacon to the collector is not enough. */
export async function deliver(visit: PageVisit | undefined, isWaiting: boolean): Promise<void> {
  const provider = browserProvider();
  await Promise.all([visit && provider.pageVisit(visit), isWaiting && provider.resume()]);
}
