/**
 * Redirects from other spellings of page addresses. The built-in server uses {@link findRedirect}; nginx's
 * configuration is generated from the same table.
 */

/** Other addresses that people expect for pages. Source of the spelling `dezeer`: product specification, section 2. */
export const pageAliases = {
  "/activa-cuenta-deezer": "/activa-cuenta-dezeer",
  "/roaming": "/roaming-cobertura",
} as const satisfies Record<`/${string}`, `/${string}`>;

/** Methods to redirect; a redirected POST would lose its body or be sent twice. */
export const redirectedMethods = ["GET", "HEAD"] as const;

export const redirectStatus = 301;

/** Published addresses, by the lower-case form of each accepted spelling. */
export type CanonicalPaths = ReadonlyMap<string, string>;

/**
 * @param pages - the addresses of all pages: `/`, `/esim`. Only aliases of these pages are included.
 * @throws {RangeError} if two addresses differ only in capitals, or an alias is the address of a page.
 */
export function indexCanonicalPaths(pages: readonly string[]): CanonicalPaths {
  const canonicalPaths = new Map<string, string>();
  const aliases = Object.entries(pageAliases).filter(([, page]) => pages.includes(page));
  for (const [name, page] of [...pages.map((path) => [path, path] as const), ...aliases]) {
    const foldedName = foldCase(name);
    const existingPage = canonicalPaths.get(foldedName);
    if (existingPage === name) throw new RangeError(`${name} is a page already: take it out of pageAliases`);
    if (existingPage !== undefined) throw new RangeError(`${name} and ${existingPage} differ only in capitals`);
    canonicalPaths.set(foldedName, page);
  }
  return canonicalPaths;
}

/**
 * Finds the address of a page from another spelling. It may be in {@link pageAliases}, or have extra slashes, capitals,
 * percent-encoding, or the additions that {@link pagePathPattern} removes.
 *
 * @param path - as sent, without query.
 * @returns undefined if the path is already the address of a page, or belongs to no page.
 */
export function findRedirect(path: string, canonicalPaths: CanonicalPaths): string | undefined {
  const decodedPath = decodePath(path);
  if (decodedPath === undefined || dotSegmentRegExp.test(path)) return undefined;
  const name = pagePathPattern.exec(decodedPath.replace(/\/{2,}/g, "/"))?.[1];
  const page = name === undefined ? undefined : canonicalPaths.get(foldCase(name || "/"));
  return page === path ? undefined : page;
}

/**
 * Captures the path of a page; empty for the home page. Leaves out what may follow it: `/index.html` or `.html`,
 * punctuation copied from a chat or sentence, and a query with an encoded question mark.
 */
export const pagePathPattern = /^(|\/.*?[^/])(?:\/|\/index\.html|\.html)?(?:[ )\],.;:!*'">]|»|”|’|…)*(?:\?.*)?$/i;

/** Matches a `.` or `..` segment. Servers resolve these differently, so such paths are not redirected. */
export const dotSegmentRegExp = /(?:^|\/|%2f)(?:\.|%2e){1,2}(?:\/|%2f|$)/i;

/** Decodes a path's percent-encoding; undefined if that fails. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Converts only A to Z to lower case, as nginx does; addresses have no other letters. */
function foldCase(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
