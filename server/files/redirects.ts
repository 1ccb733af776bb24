/**
 * Other spellings of the addresses of pages, and the one address that each redirects to. The built-in server uses
 * {@link redirectOf}; the configuration of nginx and static hosts is made from the same table.
 */

/** Published addresses by the spelling that people expect; the first is of the product specification, section 2. */
export const otherSpellings = {
  "/activa-cuenta-deezer": "/activa-cuenta-dezeer",
  "/roaming": "/roaming-cobertura",
} as const satisfies Record<`/${string}`, `/${string}`>;

/** Only these are redirected: the body of any other request would be lost, or sent twice. */
export const redirectedMethods = ["GET", "HEAD"] as const;

export const redirectStatus = 301;

/** Published addresses by their lower-case form. */
export type PageNames = ReadonlyMap<string, string>;

/**
 * @param pages - the addresses of all pages: `/`, `/esim`; other spellings that lead to none of them are left out.
 * @throws {RangeError} if two differ only in capitals, or another spelling is itself a page.
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
 * The page's address behind another spelling of it: with extra slashes, with capitals, with what {@link spelling} takes
 * off, with characters written as `%65`, or spelled as in {@link otherSpellings}.
 *
 * @param path - as it was sent, without query.
 * @returns one of the pages, never the path itself; undefined if it is a page's address, or not a spelling of one.
 */
export function redirectOf(path: string, names: PageNames): string | undefined {
  const decoded = decode(path);
  if (decoded === undefined || dotSegment.test(path)) return undefined;
  const name = spelling.exec(decoded.replace(/\/{2,}/g, "/"))?.[1];
  const page = name === undefined ? undefined : names.get(foldCase(name || "/"));
  return page === path ? undefined : page;
}

/**
 * A page's name, empty for the home page, and what may follow it: what its file is called, the signs around an address
 * that a chat or a sentence took along, and a query whose question mark was encoded.
 */
export const spelling = /^(|\/.*?[^/])(?:\/|\/index\.html|\.html)?(?:[ )\],.;:!*'">]|»|”|’|…)*(?:\?.*)?$/i;

/** A `.` or `..` segment: servers resolve them differently, so such a path is left as it is. */
export const dotSegment = /(?:^|\/|%2f)(?:\.|%2e){1,2}(?:\/|%2f|$)/i;

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Only A to Z, as in nginx; no address has other letters. */
function foldCase(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
