/** The page's side of what is kept for the time without network: asks for it where that is welcome, and says what is there. */
import { type Connection, cachePrefix, finishedMark, mayFetchPack, offlineState } from "#domain/offline.ts";

const workerAddress = "/sw.js";

/** Between two looks for the network, milliseconds; each pause is twice the one before. */
const lookAgain = { first: 1_000, longest: 60_000 } as const;

/** Once the page has loaded and the browser has time. A browser that refuses keeps the site as it is. */
export async function keepOfflinePack(): Promise<void> {
  // What stands in for a page that is not saved does not call itself saved.
  if (helpsToRetry()) return;
  const { serviceWorker } = navigator;
  if (!serviceWorker || !("caches" in window)) return;
  const notes = [...document.querySelectorAll<HTMLElement>("[data-pack]")];
  const page = notes[0]?.dataset.packPage;
  const say = (state: "offered" | "saved" | "failed") => {
    for (const note of notes) note.dataset.pack = state;
  };
  /** @returns whether the page is there in the end. */
  const save = async () => {
    try {
      await installed(await serviceWorker.register(workerAddress));
      return page !== undefined && (await isSaved(page));
    } catch {
      // No room, no permission, or no network: the next page tries again.
      return false;
    }
  };

  if (page && (await isSaved(page).catch(() => false))) return say("saved");
  const { connection = {} } = navigator as { connection?: Connection };
  if (mayFetchPack(connection, page !== undefined) && (await save())) return say("saved");
  say("offered");
  const button = document.querySelector("[data-pack-save]");
  button?.addEventListener("click", async () => say((await save()) ? "saved" : "failed"));
}

/** @throws {Error} if the worker did not get all that it wanted. */
function installed({ installing }: ServiceWorkerRegistration): Promise<void> | undefined {
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
    if ((await cache.match(finishedMark)) && (await cache.match(page))) return true;
  }
  return false;
}

/**
 * Where the page without connection stands in for another: back to it as soon as the site answers, query and all. A phone
 * says that it is online before it is, so its word is only a reason to look.
 *
 * @returns whether that is the case.
 */
function helpsToRetry(): boolean {
  const standIn = document.querySelector(`[${offlineState.attribute}="${offlineState.others}"]`);
  if (!standIn) return false;
  const retry = () => location.reload();
  let looking: ReturnType<typeof setTimeout>;
  async function look(pauseMs: number): Promise<void> {
    clearTimeout(looking);
    if (!navigator.onLine) return;
    try {
      await fetch(location.href, { method: "HEAD", cache: "no-store" });
      retry();
    } catch {
      looking = setTimeout(() => void look(Math.min(pauseMs * 2, lookAgain.longest)), pauseMs);
    }
  }
  addEventListener("online", () => void look(lookAgain.first));
  void look(lookAgain.first);
  standIn.querySelector("form")?.addEventListener("submit", (event) => {
    event.preventDefault();
    retry();
  });
  return true;
}
