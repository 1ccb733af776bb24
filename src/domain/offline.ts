/** What is kept for the time without network, and who is answered from it. Paths as they are written in an address, without query. */

/** Every cache of ours begins so; what follows is the version of the pack that it holds. */
export const cachePrefix = "wim-pack-";

/** Put last: a cache without it was never finished. */
export const finishedMark = "/.pack-finished";

/** Which open pages still come from the version of a cache that is no longer the newest. */
export const readersMark = "/.pack-readers";

export const offlinePagePath = "/sin-conexion";

/** What the page without connection says of itself; the worker changes it where the page answers for another. */
export const offlineState = { attribute: "data-answers", own: "for-itself", others: "for-another" } as const;

/** Bytes as they travel, all files together. */
export const packLimitBytes = 400_000;

export type Pack = {
  /** Digest of all digests: two packs with the same version are the same. */
  version: string;
  /** By path, the SHA-256 of what is answered there, in base64. */
  digests: Readonly<Record<string, string>>;
  /** Second addresses of pages, by the path of the page that answers them. */
  aliases: Readonly<Record<string, string>>;
};

export const cacheNameOf = ({ version }: Pick<Pack, "version">) => cachePrefix + version;

export type AskedFor = {
  method: string;
  /** Whole address. */
  url: string;
  isNavigation: boolean;
  /** Whether only a part of the file is wanted. */
  hasRange: boolean;
};

export type Route =
  /** The worker stays out of it. */
  | { kind: "leave" }
  /** From the network; `saved` is what answers where there is none. */
  | { kind: "page" | "file"; saved: string | undefined }
  /** Its name holds a digest of its content: whatever cache has it has the right one. */
  | { kind: "hashed"; path: string };

/** Whose answers count only at the moment they are given, or are too large to be kept. */
const neverOurs = /^\/(api|kml)\//;

/** How one request is answered; the address of the site is `origin`. */
export function routeOf({ method, url, isNavigation, hasRange }: AskedFor, origin: string, pack: Pack): Route {
  const { origin: asked, pathname } = new URL(url);
  if (method !== "GET" || asked !== origin || hasRange || neverOurs.test(pathname)) return { kind: "leave" };
  const saved = savedPath(pathname, pack);
  if (isNavigation && !saved?.includes(".")) return { kind: "page", saved };
  if (pathname.startsWith("/assets/")) return { kind: "hashed", path: pathname };
  return saved === undefined ? { kind: "leave" } : { kind: "file", saved };
}

/** Under which path of the pack an address is kept, if it is; a slash at the end does not matter. */
export function savedPath(pathname: string, { digests, aliases }: Pick<Pack, "digests" | "aliases">) {
  const path = pathname.replace(/(.)\/+$/, "$1");
  const page = aliases[path] ?? path;
  return Object.keys(digests).includes(page) ? page : undefined;
}

/** What a browser tells of its line; each part only where it knows. */
export type Connection = { saveData?: boolean; effectiveType?: string; type?: string };

/** Whether the pack may be fetched without being asked for. Whoever saves data, or has little, decides alone. */
export function mayFetchPack({ saveData, effectiveType = "", type = "" }: Connection, isPackPage: boolean): boolean {
  if (saveData || effectiveType.endsWith("2g")) return false;
  return isPackPage || type === "wifi" || type === "ethernet";
}

/** Caches of other versions that nobody reads from any more. */
export function forgettable(readersOf: ReadonlyMap<string, readonly string[]>, openPages: readonly string[]): string[] {
  return [...readersOf].filter(([, readers]) => !readers.some((id) => openPages.includes(id))).map(([name]) => name);
}
