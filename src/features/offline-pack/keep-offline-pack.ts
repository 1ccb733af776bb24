import { mayFetchPack, offlineState } from "#domain/site/offline.ts";
import { connection } from "#platform/device/connection.ts";
import { canKeepPack, registerPackWorker } from "./pack-worker.ts";

/**
 * Starts offline support, once the page has loaded and is idle. Most pages only request the offline pack; pages with
 * more to do load the code for it.
 */
export async function keepOfflinePack(): Promise<void> {
  // The offline page, shown in place of a page that is not saved, must not claim to be saved.
  if (document.querySelector(`[${offlineState.attribute}="${offlineState.others}"]`))
    return import("./reload-when-online.ts").then((late) => late.reloadWhenOnline());
  if (document.querySelector("[data-pack]")) return import("./page-pack.ts").then((late) => late.savePagePack());
  // Only over an unmetered connection. The outcome does not matter: the next page tries again.
  if (canKeepPack() && mayFetchPack(connection(), false)) await registerPackWorker().catch(() => {});
}
