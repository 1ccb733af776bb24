import { admitScripts } from "#platform/trusted-types/admit.ts";

const workerAddress = "/sw.js";

/** @returns whether the browser can keep pages for offline use. */
export function canSavePages(): boolean {
  return "serviceWorker" in navigator && "caches" in window;
}

/** Registers the worker, which fetches the pack while it is being installed. */
export function registerOfflineWorker(): Promise<ServiceWorkerRegistration> {
  admitScripts(workerAddress);
  return navigator.serviceWorker.register(workerAddress);
}
