import { allowScripts } from "#platform/trusted-types/trusted-types-policy.ts";

const workerAddress = "/sw.js";

/** @returns whether the browser can store pages for offline use. */
export function canSavePages(): boolean {
  return "serviceWorker" in navigator && "caches" in window;
}

/** Registers the service worker, which fetches the offline pack during its installation. */
export function registerOfflineWorker(): Promise<ServiceWorkerRegistration> {
  allowScripts(workerAddress);
  return navigator.serviceWorker.register(workerAddress);
}
