import { mayFetchPack, offlineState } from "#domain/site/offline.ts";
import { connection } from "#platform/device/connection.ts";
import { canKeepPack, registerPackWorker } from "./pack-worker.ts";

/**
 * The page's side of offline use, once the page has loaded and the browser has time. Most pages only ask for the pack;
 * those with more to do load the code for it themselves.
 */
export async function keepOfflinePack(): Promise<void> {
  // A page that stands in for an unsaved one does not call itself saved.
  if (document.querySelector(`[${offlineState.attribute}="${offlineState.others}"]`))
    return import("./help-to-retry.ts").then((late) => late.countOfflineRetries());
  if (document.querySelector("[data-pack]")) return import("./pack-of-page.ts").then((late) => late.keepPackOfPage());
  // Only over a connection that costs nothing. The outcome does not matter: the next page tries again.
  if (canKeepPack() && mayFetchPack(connection(), false)) await registerPackWorker().catch(() => {});
}
