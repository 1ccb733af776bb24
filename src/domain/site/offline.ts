/** The offline pack: files for use without a network, and the handling of requests. Paths have no query. */

/** Prefix of the names of the site's caches; the version of the pack in the cache follows. */
export const cachePrefix = "wim-pack-";

/** Path of the cache entry that is written last: a cache without it is incomplete. */
export const completionEntryPath = "/.pack-finished";

/** Path of an entry in a replaced cache: ids of the pages that were open at that time and may still use the cache. */
export const openPagesEntryPath = "/.pack-readers";

export const offlinePagePath = "/sin-conexion";

/** Attribute of the offline page: `own` at its own URL, `others` if the service worker shows it for another page. */
export const offlinePageMode = { attribute: "data-answers", own: "for-itself", others: "for-another" } as const;

/** Maximum number of bytes transferred for all files together. */
export const offlinePackLimitBytes = 400_000;

export type OfflinePack = {
  /** Digest of all digests: packs with the same version are identical. */
  version: string;
  /** SHA-256 of each response body in base64, by path. */
  digests: Readonly<Record<string, string>>;
  /** Aliases of pages, each with the path of the page. */
  aliases: Readonly<Record<string, string>>;
};

export const getCacheName = ({ version }: Pick<OfflinePack, "version">) => cachePrefix + version;

export type OfflineRequest = {
  method: string;
  /** Absolute URL. */
  url: string;
  isNavigation: boolean;
  /** Whether only a part of the file is requested. */
  hasRange: boolean;
};

export type RequestHandling =
  /** The worker does not handle the request. */
  | { kind: "leave" }
  /** The response comes from the network; without a network, from the pack's path `savedPath`, if any. */
  | { kind: "page" | "file"; savedPath: string | undefined }
  /** The file's name contains a digest of its content, so a copy from any cache is valid. */
  | { kind: "hashed"; path: string };

/** Matches paths whose responses are valid only for the current request, or are too large to store. */
const networkOnlyPattern = /^\/(api|kml)\//;

/** Chooses the handling of a request; `origin` is the site's. */
export function chooseRoute(
  { method, url, isNavigation, hasRange }: OfflineRequest,
  origin: string,
  pack: OfflinePack,
): RequestHandling {
  const { origin: requestedOrigin, pathname } = new URL(url);
  if (method !== "GET" || requestedOrigin !== origin || hasRange || networkOnlyPattern.test(pathname))
    return { kind: "leave" };
  const savedPath = findSavedPath(pathname, pack);
  if (isNavigation && !savedPath?.includes(".")) return { kind: "page", savedPath };
  if (pathname.startsWith("/assets/")) return { kind: "hashed", path: pathname };
  return savedPath === undefined ? { kind: "leave" } : { kind: "file", savedPath };
}

/** Finds the path of the pack's file for a URL path, if any; a trailing slash is ignored. */
export function findSavedPath(pathname: string, { digests, aliases }: Pick<OfflinePack, "digests" | "aliases">) {
  const path = pathname.replace(/(.)\/+$/, "$1");
  const page = aliases[path] ?? path;
  return Object.keys(digests).includes(page) ? page : undefined;
}

/** Connection properties that a browser reports; each only if known. */
export type NetworkConnection = { saveData?: boolean; effectiveType?: string; type?: string };

/**
 * Whether the pack may be fetched without asking the visitor: never with Save-Data or on 2G; otherwise on a page of the
 * pack, or over Wi-Fi or cable.
 *
 * @param isPackPage - whether the current page is in the pack.
 */
export function mayFetchOfflinePack(
  { saveData, effectiveType = "", type = "" }: NetworkConnection,
  isPackPage: boolean,
): boolean {
  if (saveData || effectiveType.endsWith("2g")) return false;
  return isPackPage || type === "wifi" || type === "ethernet";
}

/** Lists the caches that no open page uses; `pageIdsByCache` has, for each cache, the ids of its pages. */
export function listUnusedCaches(
  pageIdsByCache: ReadonlyMap<string, readonly string[]>,
  openPages: readonly string[],
): string[] {
  return [...pageIdsByCache]
    .filter(([, readers]) => !readers.some((id) => openPages.includes(id)))
    .map(([name]) => name);
}
