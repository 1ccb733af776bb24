// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cachePrefix, completionEntryPath } from "#domain/site/offline.ts";
import { TestCaches } from "#platform/testing/test-caches.ts";
import { startOfflineSupport } from "./start-offline-support.ts";

let caches: TestCaches;
const reload = vi.fn();

/** A worker that fills a cache, or fails to fetch everything. */
async function register(outcome: "activated" | "redundant") {
  const installing = Object.assign(new EventTarget(), { state: "installing" });
  setTimeout(async () => {
    if (outcome === "activated") await fill(`${cachePrefix}v1`);
    installing.state = outcome;
    installing.dispatchEvent(new Event("statechange"));
  });
  return { installing };
}

async function fill(name: string, isFinished = true) {
  const cache = await caches.open(name);
  await cache.put("/ayuda", new Response("ayuda"));
  if (isFinished) await cache.put(completionEntryPath, new Response("v1"));
}

function browser({ connection = {}, outcome = "activated" as "activated" | "redundant" } = {}) {
  const registerWorker = vi.fn(() => register(outcome));
  vi.stubGlobal("navigator", { connection, serviceWorker: { register: registerWorker } });
  return registerWorker;
}

const helpPage = `<p data-pack="unknown" data-pack-page="/ayuda"></p>
  <div data-pack="unknown" data-pack-page="/ayuda"><button data-pack-save>Guardar</button></div>`;
const states = () => [...document.querySelectorAll<HTMLElement>("[data-pack]")].map(({ dataset }) => dataset.pack);
const button = () => document.querySelector("button") as HTMLButtonElement;

beforeEach(() => {
  caches = new TestCaches();
  vi.stubGlobal("caches", caches);
  document.body.innerHTML = helpPage;
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a help page requests the pack, and shows that the page is saved once the pack is complete", async () => {
  const registerWorker = browser();
  await startOfflineSupport();
  expect(registerWorker).toHaveBeenCalledExactlyOnceWith("/sw.js");
  expect(states()).toEqual(["saved", "saved"]);
});

test("a saved page shows it without requesting the pack again; an incomplete cache does not count", async () => {
  const registerWorker = browser({ connection: { saveData: true } });
  await fill(`${cachePrefix}v0`, false);
  await startOfflineSupport();
  expect(states()).toEqual(["offered", "offered"]);
  await fill(`${cachePrefix}v1`);
  await startOfflineSupport();
  expect(states()).toEqual(["saved", "saved"]);
  expect(registerWorker).not.toHaveBeenCalled();
});

test("visitors with data saving on get a button that requests the pack", async () => {
  const registerWorker = browser({ connection: { saveData: true } });
  await startOfflineSupport();
  expect([registerWorker.mock.calls.length, states()]).toEqual([0, ["offered", "offered"]]);
  button().click();
  await vi.waitFor(() => expect(states()).toEqual(["saved", "saved"]));
});

test("a pack that fails is offered again; only visitors who requested it see an error", async () => {
  browser({ outcome: "redundant" });
  await startOfflineSupport();
  expect(states()).toEqual(["offered", "offered"]);
  button().click();
  await vi.waitFor(() => expect(states()).toEqual(["failed", "failed"]));
});

test("other pages request the pack only over an unmetered connection", async () => {
  document.body.innerHTML = "<p>Membresías</p>";
  const metered = browser({ connection: { type: "cellular", effectiveType: "4g" } });
  await startOfflineSupport();
  expect(metered).not.toHaveBeenCalled();
  const wifi = browser({ connection: { type: "wifi", effectiveType: "4g" } });
  await startOfflineSupport();
  expect(wifi).toHaveBeenCalledOnce();
});

test("the offline page returns to the page requested once the site answers, and does not claim to be saved", async () => {
  vi.useFakeTimers();
  const registerWorker = browser();
  Object.assign(navigator, { onLine: false });
  vi.stubGlobal("location", { reload, href: "https://www.wim.mx/membresias?plan=rookie" });
  const fetch = vi.fn().mockRejectedValueOnce(new TypeError("not yet")).mockResolvedValue(new Response());
  vi.stubGlobal("fetch", fetch);
  document.body.innerHTML = `<div data-answers="for-another"><form><button>Reintentar</button></form></div>${helpPage}`;
  await startOfflineSupport();
  expect([registerWorker.mock.calls.length, states()]).toEqual([0, ["unknown", "unknown"]]);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(fetch).not.toHaveBeenCalled();
  // The device reports being online a moment before it is.
  Object.assign(navigator, { onLine: true });
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect([fetch.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([fetch.mock.calls.length, reload.mock.calls.length]).toEqual([2, 1]);
  button().click();
  expect(reload).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
