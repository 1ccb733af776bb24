/**
 * Stores the offline pack in browser caches. Each version is fetched into a separate cache, and every file is checked
 * against its digest. Pages are served only from a complete cache, so versions never mix.
 */
import {
  cachePrefix,
  completionEntryPath,
  getCacheName,
  listUnusedCaches,
  type OfflinePack,
  offlinePageMode,
  offlinePagePath,
  openPagesEntryPath,
} from "#domain/site/offline.ts";

/** The browser APIs that the store needs. */
export type OfflinePackEnvironment = {
  caches: Pick<CacheStorage, "open" | "keys" | "delete">;
  fetch: (request: Request) => Promise<Response>;
  origin: string;
  /** Returns the ids of the site's open pages. */
  openPages: () => Promise<string[]>;
};

const matchOptions = { ignoreSearch: true, ignoreVary: true } as const;

export class OfflinePackStore {
  readonly #pack: OfflinePack;
  readonly #environment: OfflinePackEnvironment;
  readonly #name: string;

  constructor(pack: OfflinePack, place: OfflinePackEnvironment) {
    this.#pack = pack;
    this.#environment = place;
    this.#name = getCacheName(pack);
  }

  /**
   * Fetches this version's files; copies unchanged files from earlier versions.
   *
   * @throws if a file does not load or does not match its digest, or if storage is full; nothing is stored then.
   */
  async install(): Promise<void> {
    const { caches } = this.#environment;
    if (await this.#isFinished()) return;
    await caches.delete(this.#name);
    const olderCaches = await this.#openOlderCaches();
    const files = await Promise.all(
      Object.entries(this.#pack.digests).map(async ([path, digest]) => {
        return [
          path,
          (await findUnchangedFile(olderCaches, path, digest)) ?? (await this.#fetch(path, digest)),
        ] as const;
      }),
    );
    const cache = await caches.open(this.#name);
    try {
      for (const [path, file] of files) await cache.put(path, file);
      await cache.put(completionEntryPath, new Response(this.#pack.version));
    } catch (error) {
      await caches.delete(this.#name);
      throw error;
    }
  }

  /** Puts this version into use. Earlier versions stay as long as a page that is open now may request their files. */
  async takeOver(): Promise<void> {
    const pageIds = new Response(JSON.stringify(await this.#environment.openPages()));
    for (const cache of await this.#openOlderCaches())
      if (!(await cache.match(openPagesEntryPath))) await cache.put(openPagesEntryPath, pageIds.clone());
    await this.deleteUnused();
  }

  /** Deletes earlier versions that no open page uses any more. */
  async deleteUnused(): Promise<void> {
    const { caches, openPages } = this.#environment;
    const pageIdsByCache = new Map<string, string[]>();
    for (const name of await this.#listOlderNames()) {
      const readers = await (await caches.open(name)).match(openPagesEntryPath);
      // Skips caches without a list of readers: no newer version has replaced them yet.
      if (readers) pageIdsByCache.set(name, await readers.json());
    }
    if (pageIdsByCache.size === 0) return;
    for (const name of listUnusedCaches(pageIdsByCache, await openPages())) await caches.delete(name);
  }

  /** Finds a file of this version, if the version is complete. */
  async findSaved(path: string): Promise<Response | undefined> {
    if (!(await this.#isFinished())) return undefined;
    return (await this.#environment.caches.open(this.#name)).match(path, matchOptions);
  }

  /** Finds a file with a digest in its name, in any version. */
  async findInAnyVersion(path: string): Promise<Response | undefined> {
    const { caches } = this.#environment;
    for (const name of await this.#listCacheNames()) {
      const file = await (await caches.open(name)).match(path, matchOptions);
      if (file) return file;
    }
    return undefined;
  }

  /** Builds the response for a page that is not saved: the offline page with status 503. */
  async buildOfflineResponse(): Promise<Response | undefined> {
    const page = await this.findSaved(offlinePagePath);
    if (!page) return undefined;
    const { attribute, own, others } = offlinePageMode;
    const html = (await page.text()).split(`${attribute}="${own}"`).join(`${attribute}="${others}"`);
    const headers = new Headers(page.headers);
    for (const name of ["content-encoding", "content-length", "etag", "last-modified"]) headers.delete(name);
    headers.set("cache-control", "no-store");
    return new Response(html, { status: 503, statusText: "Service Unavailable", headers });
  }

  async #fetch(path: string, digest: string): Promise<Response> {
    // A file with a digest in its name never changes, so it may come from the HTTP cache, to spare mobile data.
    const cacheMode = path.startsWith("/assets/") ? "default" : "no-cache";
    return this.#fetchFile(path, digest, cacheMode).catch(() => this.#fetchFile(path, digest, "reload"));
  }

  async #fetchFile(path: string, digest: string, cache: RequestCache): Promise<Response> {
    const { fetch, origin } = this.#environment;
    const request = new Request(new URL(path, origin), {
      cache,
      credentials: "omit",
      redirect: "error",
      priority: "low",
    });
    const file = await fetch(request);
    if (!file.ok) throw new Error(`${path} answered ${file.status}`);
    return checkFile(file, digest, path);
  }

  async #listCacheNames(): Promise<string[]> {
    return (await this.#environment.caches.keys()).filter((name) => name.startsWith(cachePrefix));
  }

  async #listOlderNames(): Promise<string[]> {
    return (await this.#listCacheNames()).filter((name) => name !== this.#name);
  }

  async #openOlderCaches(): Promise<Cache[]> {
    return Promise.all((await this.#listOlderNames()).map((name) => this.#environment.caches.open(name)));
  }

  async #isFinished(): Promise<boolean> {
    if (!(await this.#listCacheNames()).includes(this.#name)) return false;
    return (await (await this.#environment.caches.open(this.#name)).match(completionEntryPath)) !== undefined;
  }
}

async function findUnchangedFile(older: readonly Cache[], path: string, digest: string): Promise<Response | undefined> {
  for (const cache of older) {
    const file = await cache.match(path, matchOptions);
    const unchangedFile = file && (await checkFile(file, digest, path).catch(() => undefined));
    if (unchangedFile) return unchangedFile;
  }
  return undefined;
}

/** @throws {Error} if the file does not match the digest. */
async function checkFile(file: Response, digest: string, path: string): Promise<Response> {
  const content = await file.clone().arrayBuffer();
  const actualDigest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  if (btoa(String.fromCharCode(...actualDigest)) !== digest) throw new Error(`${path} is of another version`);
  return file;
}
