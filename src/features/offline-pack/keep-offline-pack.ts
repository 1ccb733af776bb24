import { type Connection, mayFetchPack, offlineState } from "#domain/offline.ts";
import { canKeepPack, registerPackWorker } from "./pack-worker.ts";

/**
 * The page's side of what is kept for the time without network, once the page has loaded and the browser has time. Few pages
 * have more to do than to ask for the pack; these load that for themselves.
 */
export async function keepOfflinePack(): Promise<void> {
  // What stands in for a page that is not saved does not call itself saved.
  if (document.querySelector(`[${offlineState.attribute}="${offlineState.others}"]`))
    return import("./help-to-retry.ts").then((late) => late.helpToRetry());
  if (document.querySelector("[data-pack]")) return import("./pack-of-page.ts").then((late) => late.keepPackOfPage());
  // Over a line that costs nothing. Nobody waits for the outcome: the next page tries again.
  if (canKeepPack() && mayFetchPack(connection(), false)) await registerPackWorker().catch(() => {});
}

export function connection(): Connection {
  return (navigator as { connection?: Connection }).connection ?? {};
}
