import { admitScripts } from "#platform/trusted-types/admit.ts";

const workerAddress = "/sw.js";

/** Whether the browser can keep anything for offline use. */
export function canKeepPack(): boolean {
  return "serviceWorker" in navigator && "caches" in window;
}

/** The worker fetches the pack while it is being installed. */
export function registerPackWorker(): Promise<ServiceWorkerRegistration> {
  admitScripts(workerAddress);
  return navigator.serviceWorker.register(workerAddress);
}
