/**
 * The table of response headers by file. The built-in server sends these headers;
 * `deploy/nginx/nginx-config.ts` generates nginx's configuration from the table.
 */

import { getCspHosts, type SecurityPolicy } from "#server/http/csp-hosts.ts";
import { buildSecurityHeaders, documentHeaders } from "#server/http/security-headers.ts";
import { mediaTypes } from "./media-types.ts";

export type FileHeaderRule = {
  /** Path pattern of files below the published folder; one `*` matches any text: `/assets/*`, `/*.kml`. */
  filePattern: string;
  headers: Readonly<Record<string, string>>;
};

/** Input of the table: hosts from the operator's values, files from the content. */
export type FileHeaderSettings = {
  securityPolicy: SecurityPolicy;
  /** Files that search engines must not index, such as `/documentos/promocion-clave.pdf`. */
  unindexedFiles: readonly string[];
};

const oneDaySeconds = 86_400;
const oneYearSeconds = 31_536_000;

/** Makes browsers ask before each use; the server responds 304 if the file is unchanged. */
const revalidateHeaders = { "Cache-Control": "no-cache" };
const oneDayHeaders = { "Cache-Control": `public, max-age=${oneDaySeconds}` };
/** Header for files whose name changes with their content. */
const foreverHeaders = { "Cache-Control": `public, max-age=${oneYearSeconds}, immutable` };
/** Value that removes a header of an earlier rule. */
const omittedHeader = "";
const unindexedHeaders = { "X-Robots-Tag": "noindex" };

const speculationRulesFile = "/speculation-rules.json";

/** Browsers may cache a redirect for one day only, so that a wrong redirect does not last. */
export const redirectHeaders: Readonly<Record<string, string>> = oneDayHeaders;

/** Builds the rows of the table. Every matching rule applies; if two set the same header, the later one wins. */
export function buildFileHeaderRules({ securityPolicy, unindexedFiles }: FileHeaderSettings): FileHeaderRule[] {
  return [
    { filePattern: "/*", headers: { ...buildSecurityHeaders(securityPolicy.everyPage), ...revalidateHeaders } },
    ...Object.entries(mediaTypes).map(([ending, type]) => ({
      filePattern: `/*.${ending}`,
      headers: { "Content-Type": type },
    })),
    // Lets browsers prefetch the next pages.
    { filePattern: "/*.html", headers: { "Speculation-Rules": `"${speculationRulesFile}"` } },
    {
      filePattern: speculationRulesFile,
      headers: { "Content-Type": "application/speculationrules+json", ...oneDayHeaders, ...unindexedHeaders },
    },
    // The names of assets contain a digest of the content. Assets have no Permissions-Policy: it is as long as all
    // other headers together, and the first paint waits for some assets. docs/decisions/0042
    { filePattern: "/assets/*", headers: { ...foreverHeaders, "Permissions-Policy": omittedHeader } },
    // Uploads are named by their digest.
    ...["/imagenes/*", "/documentos/propios/*"].map((filePattern) => ({ filePattern, headers: foreverHeaders })),
    // Pictures of documents are not indexed, because search engines find the documents themselves.
    { filePattern: "/documentos/paginas/*", headers: { ...foreverHeaders, ...unindexedHeaders } },
    // These files rarely change, and an old copy does no harm for a day.
    ...[
      "/favicon*",
      "/*.webmanifest",
      "/mapas/*",
      "/apple-touch-icon.png",
      "/robots.txt",
      "/llms.txt",
      "/.well-known/*",
    ].map((filePattern) => ({ filePattern, headers: oneDayHeaders })),
    // Share pictures, which other sites show: docs/decisions/0042.
    { filePattern: "/compartir/*", headers: { ...oneDayHeaders, "Cross-Origin-Resource-Policy": "cross-origin" } },
    // Data for the site's own tools.
    ...["/mapas/*.json", "/busqueda.json", "/*.pack"].map((filePattern) => ({
      filePattern,
      headers: unindexedHeaders,
    })),
    // The editor requests this file, to find out whether the site shows a publication.
    { filePattern: "/version.json", headers: { "Cache-Control": "no-store", ...unindexedHeaders } },
    { filePattern: "/documentos/*.pdf", headers: documentHeaders },
    // With `attachment`, browsers may download the profile instead of offering to install it.
    { filePattern: "/documentos/*.mobileconfig", headers: { "Content-Disposition": "inline" } },
    ...unindexedFiles.map((filePattern) => ({ filePattern, headers: unindexedHeaders })),
    ...Object.keys(securityPolicy.hostsByPath).map((page) => ({
      filePattern: getPageFile(page),
      headers: buildSecurityHeaders(getCspHosts(securityPolicy, page)),
    })),
  ];
}

/** @param page - path of the page: `/`, `/esim`. */
function getPageFile(page: string): string {
  return page === "/" ? "/index.html" : `${page}/index.html`;
}

/** Gets the headers of a file, such as `/esim/index.html`. */
export function getFileHeaders(file: string, rules: readonly FileHeaderRule[]): Record<string, string> {
  const headers: Record<string, string> = Object.assign(
    {},
    ...rules.filter((rule) => appliesTo(rule, file)).map((rule) => rule.headers),
  );
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== omittedHeader));
}

function appliesTo({ filePattern }: FileHeaderRule, file: string): boolean {
  const [start = "", end] = filePattern.split("*");
  if (end === undefined) return file === filePattern;
  return file.length >= start.length + end.length && file.startsWith(start) && file.endsWith(end);
}

/** Lists the names of all headers in the table, in the order of their first rule. */
export function listHeaderNames(rules: readonly FileHeaderRule[]): string[] {
  return [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
}

/** Files that are not served: those for the server's own use, and dotfiles except `.well-known`. */
export const hiddenFileRules = {
  pathPart: /(^|\/)\.(?!well-known(\/|$))/,
  endings: ["br", "gz", "sha256"],
} as const;
