/**
 * Other spellings of the addresses of pages, and the one address that each leads to. The built-in server answers by
 * {@link redirectOf}; what nginx and static hosts do is made from the same table.
 */

/** By the spelling that people expect, the address that is published. Source: product specification, section 2. */
export const otherSpellings = {
  "/activa-cuenta-deezer": "/activa-cuenta-dezeer",
} as const satisfies Record<`/${string}`, `/${string}`>;

/** Only what was asked for with these is led elsewhere: what else is sent would be lost, or sent twice. */
export const redirectedMethods = ["GET", "HEAD"] as const;

export const redirectStatus = 301;

/** By an address in small letters, the published one. */
export type PageNames = ReadonlyMap<string, string>;

/**
 * @param pages - the addresses of all pages: `/`, `/esim`.
 * @throws {RangeError} if two differ in nothing but capitals, or another spelling is a page or leads to none.
 */
export function pageNames(pages: readonly string[]): PageNames {
  const names = new Map<string, string>();
  const spelled = Object.entries(otherSpellings).filter(([, page]) => pages.includes(page));
  for (const [name, page] of [...pages.map((path) => [path, path] as const), ...spelled]) {
    const folded = foldCase(name);
    if (names.has(folded)) throw new RangeError(`${name} and ${names.get(folded)} differ only in capitals`);
    names.set(folded, page);
  }
  return names;
}

/**
 * The address that another spelling of it leads to: with slashes to spare, with capitals, with the name of its file, with
 * signs written as `%65`, or spelled as in {@link otherSpellings}.
 *
 * @param path - as it was sent, without query.
 * @returns one of the pages, never the path itself; undefined if it is a page's address, or no spelling of one.
 */
export function redirectOf(path: string, names: PageNames): string | undefined {
  const decoded = decode(path);
  if (decoded === undefined || dotSegment.test(path)) return undefined;
  const name = spelling.exec(decoded.replace(/\/{2,}/g, "/"))?.[1];
  const page = name === undefined ? undefined : names.get(foldCase(name || "/"));
  return page === path ? undefined : page;
}

/** A page's name, empty for home's, and what may follow it. */
export const spelling = /^(|\/.*?[^/])(?:\/|\/index\.html|\.html)?$/i;

/** A step up, or on the spot: servers differ in what they make of it, so it stays what it is. */
export const dotSegment = /(?:^|\/|%2f)(?:\.|%2e){1,2}(?:\/|%2f|$)/i;

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Of the English alphabet alone, as nginx does it; no address has other letters. */
function foldCase(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
