import { cachePrefix, completionEntryPath, mayFetchOfflinePack } from "#domain/site/offline.ts";
import { getConnection } from "#platform/device/connection.ts";
import { canSavePages, registerOfflineWorker } from "./offline-worker.ts";

/**
 * On a page of the offline pack: requests the pack if the connection allows it, and shows whether the page is saved. In
 * browsers without service workers, the page stays unchanged.
 */
export async function savePageOffline(): Promise<void> {
  if (!canSavePages()) return;
  const notes = [...document.querySelectorAll<HTMLElement>("[data-pack]")];
  const [{ dataset } = document.body] = notes;
  const page = dataset.packPage;
  const showState = (state: "offered" | "saved" | "failed") => {
    for (const note of notes) note.dataset.pack = state;
  };
  /** @returns whether the page is saved now. */
  const savePack = async () => {
    try {
      await waitForInstall(await registerOfflineWorker());
      return page !== undefined && (await isSaved(page));
    } catch {
      // No space, no permission, or no network: the next page tries again.
      return false;
    }
  };

  if (page && (await isSaved(page).catch(() => false))) return showState("saved");
  if (mayFetchOfflinePack(getConnection(), page !== undefined) && (await savePack())) return showState("saved");
  showState("offered");
  for (const button of document.querySelectorAll("[data-pack-save]"))
    button.addEventListener("click", async () => showState((await savePack()) ? "saved" : "failed"));
}

/** Waits until the worker has fetched the pack. @throws {Error} if a part of the pack could not be fetched. */
function waitForInstall({ installing }: ServiceWorkerRegistration): Promise<void> | undefined {
  if (!installing) return undefined;
  return new Promise((done, fail) => {
    installing.addEventListener("statechange", () => {
      if (installing.state === "activated") done();
      if (installing.state === "redundant") fail(new Error("The pack did not come whole."));
    });
  });
}

async function isSaved(page: string): Promise<boolean> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(cachePrefix)) continue;
    const cache = await caches.open(name);
    if ((await cache.match(completionEntryPath)) && (await cache.match(page))) return true;
  }
  return false;
}
