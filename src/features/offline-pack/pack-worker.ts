import { admitScripts } from "#platform/trusted-types/admit.ts";

const workerAddress = "/sw.js";

/** Whether the browser can keep anything for the time without network. */
export function canKeepPack(): boolean {
  return "serviceWorker" in navigator && "caches" in window;
}

/** The worker fetches the pack as it is installed. */
export function registerPackWorker(): Promise<ServiceWorkerRegistration> {
  admitScripts(workerAddress);
  return navigator.serviceWorker.register(workerAddress);
}
