import { mayFetchOfflinePack, offlinePageMode } from "#domain/site/offline.ts";
import { getConnection } from "#platform/device/connection.ts";
import { canSavePages, registerOfflineWorker } from "./offline-worker.ts";

/**
 * Starts offline support; called when the page is idle. Most pages only request the offline pack; the offline page and
 * pages of the pack load more code.
 */
export async function startOfflineSupport(): Promise<void> {
  // Here the offline page replaces a page that is not saved, so nothing may say that this page is saved.
  if (document.querySelector(`[${offlinePageMode.attribute}="${offlinePageMode.others}"]`))
    return import("./reload-when-online.ts").then((module) => module.reloadWhenOnline());
  if (document.querySelector("[data-pack]"))
    return import("./save-page-offline.ts").then((module) => module.savePageOffline());
  // Request the pack only over an unmetered connection. If registration fails, the next page tries again.
  if (canSavePages() && mayFetchOfflinePack(getConnection(), false)) await registerOfflineWorker().catch(() => {});
}
