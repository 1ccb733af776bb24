/** What is kept for use without a network, and which requests it answers. Paths are as in a URL, without the query. */

/** All our cache names begin with this, followed by the version of the pack in the cache. */
export const cachePrefix = "wim-pack-";

/** Written last: a cache without it is incomplete. */
export const packCompletePath = "/.pack-finished";

/** In an outdated cache: the pages that were open when a newer version took over, and may still use it. */
export const packReadersPath = "/.pack-readers";

export const offlinePagePath = "/sin-conexion";

/** Whether the offline page is shown as itself or in place of another page; the worker sets the latter. */
export const offlineState = { attribute: "data-answers", own: "for-itself", others: "for-another" } as const;

/** Bytes transferred, all files together. */
export const packLimitBytes = 400_000;

export type Pack = {
  /** Digest of all digests: packs with the same version are identical. */
  version: string;
  /** By path, the SHA-256 of the response body, in base64. */
  digests: Readonly<Record<string, string>>;
  /** Second addresses of pages, each with the path of the page that answers it. */
  aliases: Readonly<Record<string, string>>;
};

export const cacheNameOf = ({ version }: Pick<Pack, "version">) => cachePrefix + version;

export type AskedFor = {
  method: string;
  /** Absolute URL. */
  url: string;
  isNavigation: boolean;
  /** Whether only a part of the file is requested. */
  hasRange: boolean;
};

export type Route =
  /** Left to the browser. */
  | { kind: "leave" }
  /** From the network; `saved` answers if there is none. */
  | { kind: "page" | "file"; saved: string | undefined }
  /** Its name contains a digest of its content, so the copy in any cache is the right one. */
  | { kind: "hashed"; path: string };

/** Responses that are valid only at the moment they are given, or are too large to keep. */
const neverOurs = /^\/(api|kml)\//;

/** How a request is answered; `origin` is the site's. */
export function routeOf({ method, url, isNavigation, hasRange }: AskedFor, origin: string, pack: Pack): Route {
  const { origin: asked, pathname } = new URL(url);
  if (method !== "GET" || asked !== origin || hasRange || neverOurs.test(pathname)) return { kind: "leave" };
  const saved = savedPath(pathname, pack);
  if (isNavigation && !saved?.includes(".")) return { kind: "page", saved };
  if (pathname.startsWith("/assets/")) return { kind: "hashed", path: pathname };
  return saved === undefined ? { kind: "leave" } : { kind: "file", saved };
}

/** The path under which the pack keeps an address, if it does; a trailing slash does not matter. */
export function savedPath(pathname: string, { digests, aliases }: Pick<Pack, "digests" | "aliases">) {
  const path = pathname.replace(/(.)\/+$/, "$1");
  const page = aliases[path] ?? path;
  return Object.keys(digests).includes(page) ? page : undefined;
}

/** What a browser reports about its connection; each part only if known. */
export type Connection = { saveData?: boolean; effectiveType?: string; type?: string };

/** Whether the pack may be fetched unasked. With Save-Data or on 2G, only on explicit request. */
export function mayFetchPack({ saveData, effectiveType = "", type = "" }: Connection, isPackPage: boolean): boolean {
  if (saveData || effectiveType.endsWith("2g")) return false;
  return isPackPage || type === "wifi" || type === "ethernet";
}

/** Caches of other versions that no open page reads from any more. */
export function forgettable(readersOf: ReadonlyMap<string, readonly string[]>, openPages: readonly string[]): string[] {
  return [...readersOf].filter(([, readers]) => !readers.some((id) => openPages.includes(id))).map(([name]) => name);
}
