import { browserProvider } from "#platform/marketing/browser-provider.ts";
import type { PageVisit } from "#platform/marketing/marketing-provider.ts";

/** Loaded only if there is something to send. */
export async function deliver(visit: PageVisit | undefined, isWaiting: boolean): Promise<void> {
  const provider = browserProvider();
  await Promise.all([visit && provider.pageVisit(visit), isWaiting && provider.resume()]);
}
