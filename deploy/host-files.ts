/**
 * Generates the `_headers` and `_redirects` files of static hosts from the tables of headers and redirects. There is no
 * rule for redirects that the hosts do by themselves: from `/x/` and `/x.html` to `/x` if the file is named `x.html`.
 * Sources: docs.netlify.com and developers.cloudflare.com (Pages), on headers, redirects and the serving of pages.
 */
import { type FileRule, omittedHeader } from "#server/files/file-headers.ts";
import { pageAliases, redirectStatus } from "#server/files/redirects.ts";

/**
 * Hosts differ if two matching rules set one header: Netlify sends the later value, and Cloudflare joins both values
 * unless the later rule detaches the first.
 */
export type StaticHost = "netlify" | "cloudflare";

/** Limits of Cloudflare Pages, which are the stricter ones. */
const limits = {
  headerRules: 100,
  lineLength: 2_000,
  plainRedirects: 2_000,
  patternRedirects: 100,
  redirectLength: 1_000,
};

/** The files of all pages. Becomes `/*`, because rules of these hosts match the address, not the file of a page. */
const htmlFiles = "/*.html";

/**
 * The content of a `_headers` file.
 *
 * @throws {RangeError} if it exceeds the limits of a static host.
 */
export function renderHostHeaders(rules: readonly FileRule[], host: StaticHost): string {
  const blocks = new Map<string, Record<string, string>>();
  for (const { files, headers } of rules) {
    const address = files === htmlFiles ? "/*" : files.replace(/\/index\.html$/, "") || "/";
    // The hosts set the type of a page themselves.
    const { "Content-Type": type, ...others } = headers;
    const typed = files === htmlFiles || type === undefined ? others : headers;
    // Netlify cannot remove a header, and one that is ignored does no harm.
    const sent = host === "netlify" ? withValue(typed) : typed;
    blocks.set(address, { ...blocks.get(address), ...sent });
  }
  const set = new Set<string>();
  const lines = [...blocks].flatMap(([address, headers]) => {
    const names = Object.keys(headers);
    const detached = host === "cloudflare" ? names.filter((name) => set.has(name)) : [];
    for (const name of names) set.add(name);
    return [
      address,
      ...detached.map((name) => `  ! ${name}`),
      ...Object.entries(withValue(headers)).map(([name, value]) => `  ${name}: ${value}`),
    ];
  });
  refuseAbove(limits.headerRules, blocks.size, "rules of headers");
  refuseAbove(limits.lineLength, Math.max(...lines.map(({ length }) => length)), "characters in a line of headers");
  return `${lines.join("\n")}\n`;
}

const withValue = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== omittedHeader));

type RedirectSettings = {
  /** The addresses of all pages. */
  pages: readonly string[];
  /** The address of the site's own server, for hosts that forward requests: `https://wim.example`. */
  collector?: string | undefined;
};

/**
 * The content of a `_redirects` file.
 *
 * @throws {RangeError} if it exceeds the limits of a static host.
 */
export function renderHostRedirects({ pages, collector }: RedirectSettings, host: StaticHost): string {
  const spelled = Object.entries(pageAliases).filter(([, page]) => pages.includes(page));
  // The redirects are not forced: Netlify then prefers a file to a redirect, so that no redirect can loop.
  const top = pages.filter((page) => /^\/[^/]+$/.test(page));
  const below = pages.filter((page) => /^\/[^/]+\//.test(page));
  const families = new Set(below.map((page) => `/${page.split("/")[1]}`));
  const parents = new Set(below.map((page) => page.replace(/\/[^/]+$/, "")));
  const plain = [
    ["/index.html", "/"],
    ...top.map((page) => [`${page}/index.html`, page]),
    ...[...top.map((page) => [page, page]), ...spelled].flatMap(([name = "", page = ""]) =>
      [...(name === page ? [] : [name]), ...capitals(name)].map((spelling) => [spelling, page]),
    ),
  ];
  const withPatterns = [
    ...[...parents].map((parent) => [`${parent}/:page/index.html`, `${parent}/:page`]),
    ...[...families].flatMap((family) => capitals(family).map((name) => [`${name}/*`, `${family}/:splat`])),
  ];
  const lines = [...plain, ...withPatterns].map(([from, to]) => `${from} ${to} ${redirectStatus}`);
  if (collector !== undefined && host === "netlify") lines.push(`/api/* ${collector}/api/:splat 200`);
  refuseAbove(limits.plainRedirects, plain.length, "redirects");
  refuseAbove(limits.patternRedirects, withPatterns.length, "redirects with patterns");
  refuseAbove(limits.redirectLength, Math.max(...lines.map(({ length }) => length)), "characters in a redirect");
  return `${lines.join("\n")}\n`;
}

/** Likely capitalizations of a name, as hosts need each spelling listed. */
function capitals(name: string): string[] {
  const first = name.replace(/[a-z]/, (letter) => letter.toUpperCase());
  const words = name.replace(/(?<=[/-])[a-z]/g, (letter) => letter.toUpperCase());
  return [...new Set([first, words, name.toUpperCase()])].filter((spelling) => spelling !== name);
}

function refuseAbove(most: number, found: number, what: string): void {
  if (found > most) throw new RangeError(`${found} ${what}: a static host takes ${most}`);
}
