import { browserProvider } from "#platform/marketing/browser-provider.ts";
import type { PageVisit } from "#platform/marketing/marketing-provider.ts";

/** The whole provider, loaded only where it takes more than a note to the collector. */
export async function deliver(visit: PageVisit | undefined, isWaiting: boolean): Promise<void> {
  const provider = browserProvider();
  await Promise.all([visit && provider.pageVisit(visit), isWaiting && provider.resume()]);
}
