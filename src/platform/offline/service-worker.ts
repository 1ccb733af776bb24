/**
 * The service worker `/sw.js`. `scripts/build/offline/offline-pack.ts` inserts the offline pack.
 * A new pack therefore changes the worker's bytes, and browsers install the update.
 */
import {
  cachePrefix,
  chooseRoute,
  mayFetchOfflinePack,
  type NetworkConnection,
  type OfflinePack,
} from "#domain/site/offline.ts";
import { answerPageRequest } from "./answer-page-request.ts";
import { OfflinePackStore } from "./offline-pack-store.ts";

/**
 * The offline pack, inserted by the build. `null` removes the worker and its caches from the browsers that have
 * installed it.
 */
declare const offlinePack: OfflinePack | null;

type LifecycleEvent = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = LifecycleEvent & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};

/** The globals that this worker uses, typed here: TypeScript's types for workers and pages cannot share a project. */
type WorkerScope = {
  addEventListener<Name extends "install" | "activate" | "fetch">(
    name: Name,
    listen: (event: Name extends "fetch" ? FetchEvent : LifecycleEvent) => void,
  ): void;
  caches: CacheStorage;
  clients: { matchAll(of: object): Promise<readonly { id: string }[]>; claim(): Promise<void> };
  location: Location;
  navigator: { connection?: NetworkConnection; onLine: boolean; userAgent: string };
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
};

const workerScope = globalThis as unknown as WorkerScope;

async function openPages(): Promise<string[]> {
  const pages = await workerScope.clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.map(({ id }) => id);
}

function servePack(pack: OfflinePack): void {
  const { origin } = workerScope.location;
  const packStore = new OfflinePackStore(pack, {
    caches: workerScope.caches,
    fetch: (request) => fetch(request),
    origin,
    openPages,
  });

  async function install(): Promise<void> {
    // Pages install the first worker, but browsers start its updates: refuse an update if the visitor saves data.
    if (workerScope.registration.active && !mayFetchOfflinePack(workerScope.navigator.connection ?? {}, true))
      throw new Error("The visitor saves data.");
    await packStore.install();
    await workerScope.skipWaiting();
  }

  async function takeOver(): Promise<void> {
    // Firefox (153, for instance) shows its own error page instead of the saved page when a preload fails.
    if (!workerScope.navigator.userAgent.includes("Firefox/"))
      await workerScope.registration.navigationPreload?.enable();
    await packStore.takeOver();
    await workerScope.clients.claim();
  }

  async function answerFileRequest(request: Request, path: string, isHashed: boolean): Promise<Response> {
    if (isHashed) return (await packStore.findInAnyVersion(path)) ?? fetch(request);
    try {
      return await fetch(request);
    } catch (error) {
      const file = await packStore.findSaved(path);
      if (file) return file;
      throw error;
    }
  }

  workerScope.addEventListener("install", (event) => event.waitUntil(install()));
  workerScope.addEventListener("activate", (event) => event.waitUntil(takeOver()));
  workerScope.addEventListener("fetch", (event) => {
    const { request } = event;
    const { method, url, mode, destination, headers } = request;
    // Documents embedded in a page, such as frames, do not count as pages.
    const isNavigation = mode === "navigate" && destination === "document";
    const offlineRequest = { method, url, isNavigation, hasRange: headers.has("range") };
    const route = chooseRoute(offlineRequest, origin, pack);
    if (route.kind === "hashed") event.respondWith(answerFileRequest(request, route.path, true));
    // While online, files that visitors open bypass the worker: phones install profiles through the browser.
    if (route.kind === "file" && !(isNavigation && workerScope.navigator.onLine))
      event.respondWith(answerFileRequest(request, route.savedPath ?? "", false));
    if (route.kind !== "page") return;
    const network = fetchFromNetwork(event);
    event.waitUntil(network.catch(() => undefined).then(() => packStore.deleteUnused()));
    const { savedPath = "" } = route;
    event.respondWith(
      answerPageRequest({
        network,
        isSaved: savedPath !== "",
        readSavedPage: () => packStore.findSaved(savedPath),
        buildOfflineResponse: () => packStore.buildOfflineResponse(),
      }),
    );
  });
}

async function fetchFromNetwork({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** On activation, removes the worker and its caches. */
function removeWorker(): void {
  workerScope.addEventListener("install", (event) => event.waitUntil(workerScope.skipWaiting()));
  workerScope.addEventListener("activate", (event) => event.waitUntil(deleteCaches()));
}

async function deleteCaches(): Promise<void> {
  for (const name of await workerScope.caches.keys())
    if (name.startsWith(cachePrefix)) await workerScope.caches.delete(name);
  await workerScope.registration.unregister();
}

const currentPack = offlinePack;
if (currentPack) servePack(currentPack);
else removeWorker();
