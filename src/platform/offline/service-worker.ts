/**
 * The service worker `/sw.js`. `scripts/build/offline-pack.ts` inserts the offline pack, so a new pack changes the
 * worker's bytes, and browsers install the update.
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

/** Inserted by the build. `null` removes the worker and its caches from the browsers that have installed it. */
declare const offlinePack: OfflinePack | null;

type LifeEvent = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = LifeEvent & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};

/** The globals that this worker uses, typed here: TypeScript's types for workers and pages cannot share a project. */
type WorkerScope = {
  addEventListener<Name extends "install" | "activate" | "fetch">(
    name: Name,
    listen: (event: Name extends "fetch" ? FetchEvent : LifeEvent) => void,
  ): void;
  caches: CacheStorage;
  clients: { matchAll(of: object): Promise<readonly { id: string }[]>; claim(): Promise<void> };
  location: Location;
  navigator: { connection?: NetworkConnection; onLine: boolean; userAgent: string };
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
};

const scope = globalThis as unknown as WorkerScope;

async function openPages(): Promise<string[]> {
  const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.map(({ id }) => id);
}

function serve(pack: OfflinePack): void {
  const { origin } = scope.location;
  const keeper = new OfflinePackStore(pack, {
    caches: scope.caches,
    fetch: (request) => fetch(request),
    origin,
    openPages,
  });

  async function install(): Promise<void> {
    // Pages install the first worker, but browsers start its updates: refuse an update if the visitor saves data.
    if (scope.registration.active && !mayFetchOfflinePack(scope.navigator.connection ?? {}, true))
      throw new Error("The visitor saves data.");
    await keeper.install();
    await scope.skipWaiting();
  }

  async function takeOver(): Promise<void> {
    // Firefox (153, for instance) shows its own error page instead of the saved page when a preload fails.
    if (!scope.navigator.userAgent.includes("Firefox/")) await scope.registration.navigationPreload?.enable();
    await keeper.takeOver();
    await scope.clients.claim();
  }

  async function fileAnswer(request: Request, path: string, isHashed: boolean): Promise<Response> {
    if (isHashed) return (await keeper.findInAnyVersion(path)) ?? fetch(request);
    try {
      return await fetch(request);
    } catch (error) {
      const file = await keeper.findSaved(path);
      if (file) return file;
      throw error;
    }
  }

  scope.addEventListener("install", (event) => event.waitUntil(install()));
  scope.addEventListener("activate", (event) => event.waitUntil(takeOver()));
  scope.addEventListener("fetch", (event) => {
    const { request } = event;
    const { method, url, mode, destination, headers } = request;
    // Documents embedded in a page, such as frames, do not count as pages.
    const isNavigation = mode === "navigate" && destination === "document";
    const asked = { method, url, isNavigation, hasRange: headers.has("range") };
    const route = chooseRoute(asked, origin, pack);
    if (route.kind === "hashed") event.respondWith(fileAnswer(request, route.path, true));
    // While online, files that visitors open bypass the worker: phones install profiles through the browser.
    if (route.kind === "file" && !(isNavigation && scope.navigator.onLine))
      event.respondWith(fileAnswer(request, route.saved ?? "", false));
    if (route.kind !== "page") return;
    const network = fromNetwork(event);
    event.waitUntil(network.catch(() => undefined).then(() => keeper.deleteUnused()));
    const { saved = "" } = route;
    event.respondWith(
      answerPageRequest({
        network,
        isSaved: saved !== "",
        saved: () => keeper.findSaved(saved),
        notSaved: () => keeper.buildOfflineResponse(),
      }),
    );
  });
}

async function fromNetwork({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** On activation, removes the worker and its caches. */
function leave(): void {
  scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener("activate", (event) => event.waitUntil(forgetAll()));
}

async function forgetAll(): Promise<void> {
  for (const name of await scope.caches.keys()) if (name.startsWith(cachePrefix)) await scope.caches.delete(name);
  await scope.registration.unregister();
}

if (offlinePack) serve(offlinePack);
else leave();
