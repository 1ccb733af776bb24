import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { cachePrefix, completionEntryPath, type OfflinePack, offlinePagePath } from "#domain/site/offline.ts";
import { TestCaches } from "#platform/testing/test-caches.ts";
import { OfflinePackStore } from "./offline-pack-store.ts";

const origin = "https://www.wim.mx";
const paths = ["/ayuda", "/esim", offlinePagePath, "/assets/style.css"] as const;

/** The content of each path in a version; /esim is the same in every version. */
const getContent = (version: number, path: string) =>
  path === "/esim"
    ? "esim"
    : path === offlinePagePath
      ? `<p data-answers="for-itself">${version}</p>`
      : `${path} ${version}`;

const getDigest = (content: string) => createHash("sha256").update(content).digest("base64");
const getPack = (version: number): OfflinePack => ({
  version: `v${version}`,
  digests: Object.fromEntries(paths.map((path) => [path, getDigest(getContent(version, path))])),
  aliases: {},
});

/** A browser, and a server whose every answer can come from another version or be an error. */
function world() {
  const caches = new TestCaches();
  const requestedUrls: string[] = [];
  const state = { serves: (_path: string): number | "error" => 1, openPages: [] as string[] };
  const fetch = async ({ url, cache }: Request) => {
    const path = new URL(url).pathname;
    requestedUrls.push(`${path} ${cache}`);
    const version = state.serves(path);
    return version === "error"
      ? new Response("", { status: 500 })
      : new Response(getContent(version, path), { headers: { "content-type": "text/html", "content-length": "1" } });
  };
  const keeper = (version: number) =>
    new OfflinePackStore(getPack(version), { caches, fetch, origin, openPages: async () => state.openPages });
  return { caches, asked: requestedUrls, state, keeper };
}

const getText = async (response: Response | undefined) => response?.text();

test("keeps every file, revalidating only those without a digest in their name", async () => {
  const { asked, keeper } = world();
  await keeper(1).install();
  expect(asked.toSorted()).toEqual([
    "/assets/style.css default",
    "/ayuda no-cache",
    "/esim no-cache",
    "/sin-conexion no-cache",
  ]);
  expect(await getText(await keeper(1).findSaved("/ayuda"))).toBe("/ayuda 1");
  await keeper(1).install();
  expect(asked).toHaveLength(4);
});

test("the next version reuses unchanged files and serves nothing old", async () => {
  const { caches, asked, state, keeper } = world();
  await keeper(1).install();
  await keeper(1).takeOver();
  asked.length = 0;
  state.serves = () => 2;
  await keeper(2).install();
  expect(asked.map((each) => each.split(" ")[0]).toSorted()).toEqual(["/assets/style.css", "/ayuda", "/sin-conexion"]);
  await keeper(2).takeOver();
  expect(await caches.keys()).toEqual([`${cachePrefix}v2`]);
  expect(await getText(await keeper(2).findSaved("/ayuda"))).toBe("/ayuda 2");
});

test("an open page gets its old files until it is closed", async () => {
  const { caches, state, keeper } = world();
  await keeper(1).install();
  state.openPages = ["old"];
  state.serves = () => 2;
  await keeper(2).install();
  await keeper(2).takeOver();
  state.openPages = ["old", "new"];
  await keeper(2).deleteUnused();
  expect(await getText(await keeper(2).findInAnyVersion("/assets/style.css"))).toBe("/assets/style.css 1");
  expect(await getText(await keeper(2).findSaved("/ayuda"))).toBe("/ayuda 2");
  state.openPages = ["new"];
  await keeper(2).deleteUnused();
  expect(await caches.keys()).toEqual([`${cachePrefix}v2`]);
});

test("the offline page in place of another page has status 503 and says so in its HTML", async () => {
  const { keeper } = world();
  expect(await keeper(1).buildOfflineResponse()).toBeUndefined();
  await keeper(1).install();
  const page = await keeper(1).buildOfflineResponse();
  expect([page?.status, page?.headers.get("content-type"), page?.headers.get("content-length")]).toEqual([
    503,
    "text/html",
    null,
  ]);
  expect(await getText(page)).toBe('<p data-answers="for-another">1</p>');
});

test("whatever servers and storage do during a deploy, an installed version is complete and never mixed", async () => {
  const install = fc.record({
    version: fc.integer({ min: 1, max: 3 }),
    answers: fc.array(fc.constantFrom(1, 2, 3, "error" as const), { minLength: paths.length, maxLength: paths.length }),
    room: fc.option(fc.integer({ min: 0, max: 5 })),
    closesPages: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(install, { minLength: 1, maxLength: 6 }), async (installs) => {
      const { caches, state, keeper } = world();
      for (const { version, answers, room, closesPages } of installs) {
        state.serves = (path) => answers[paths.indexOf(path as (typeof paths)[number])] ?? "error";
        caches.failsAfter = room ?? Number.POSITIVE_INFINITY;
        const isInstalled = await keeper(version)
          .install()
          .then(
            () => true,
            () => false,
          );
        caches.failsAfter = Number.POSITIVE_INFINITY;
        if (isInstalled) await keeper(version).takeOver();
        state.openPages = closesPages ? [] : [`page ${version}`];
        for (const [name, files] of caches.storedMessages) {
          if (!files.has(completionEntryPath)) continue;
          const kept = Number(name.slice(-1));
          for (const path of paths) expect(await files.get(path)?.clone().text()).toBe(getContent(kept, path));
        }
        if (isInstalled) for (const path of paths) expect(await keeper(version).findSaved(path)).toBeDefined();
      }
    }),
    { numRuns: 60 },
  );
});
