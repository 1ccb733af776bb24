/** What nginx hands on to the site's own server. */
import { collectorPaths } from "#domain/leads/collector.ts";
import { type FileRule, headerNames } from "#server/files/file-headers.ts";
import { errorPageLines, refuseMethods } from "./nginx-errors.ts";
import { indented } from "./nginx-syntax.ts";

export type Behind = {
  rules: readonly FileRule[];
  /** The address of the site's own server; without it, nothing is collected and coverages travel uncompressed. */
  collector?: string;
  /** Posts that nginx hands on from one address; ten times as many at once. */
  postsPerSecond?: number;
};

/** The site's server accepts 600 a minute of each of three kinds: this keeps a flood from reaching it. */
export const defaultPostsPerSecond = 30;

/**
 * A coverage may be replaced in place, so the twins compressed at the build may have other content: the site's server
 * knows, and sends the digest by which the map knows its packed twin. Without that server, the file itself is sent.
 */
export function kmlLocation({ rules, collector }: Behind): string[] {
  const plain = [
    // Not for the root, which is below a link where releases are installed. Only here: with this, brotli_static misses
    // some files (google/ngx_brotli, issue 134).
    "disable_symlinks on from=$document_root;",
    "brotli_static off;",
    "gzip_static off;",
    "try_files $uri =404;",
  ];
  const opening = `location ~ "^/kml/[^/]+\\.kml\\z" {`;
  if (!collector) return [opening, ...indented([...refuseMethods, ...plain]), "}"];
  return [
    opening,
    ...indented([
      // systemd holds the connection of a server that does not come: the file is here.
      ...proxyLines([...headerNames(rules), "Allow"], 5),
      "proxy_intercept_errors on;",
      // What stands in for the server may have errors of its own.
      "recursive_error_pages on;",
      // Having some of its own, it does not inherit the server's.
      ...errorPageLines([413, 429]),
      "error_page 404 /404.html;",
      "error_page 502 503 504 = @kml;",
    ]),
    "}",
    "location @kml {",
    ...indented(plain),
    "}",
  ];
}

export function collectorLocation({ rules, postsPerSecond = defaultPostsPerSecond }: Behind): string[] {
  const path = `${Object.values(collectorPaths)
    .find((each) => each.startsWith("/api/"))
    ?.slice(0, 5)}`;
  const hiddenNames = headerNames(rules).filter((name) => name !== "Cache-Control");
  const limit = `limit_req zone=wim_posts burst=${10 * postsPerSecond} nodelay;`;
  return [`location ${path} {`, ...indented([limit, ...proxyLines(hiddenNames)]), "}"];
}

/** @param ours - headers that the site's server also sends, and nginx sends instead. */
function proxyLines(ours: readonly string[], patienceSeconds = 30): string[] {
  return [
    "proxy_pass http://wim_collector;",
    "proxy_http_version 1.1;",
    `proxy_set_header Connection "";`,
    "proxy_set_header Host $http_host;",
    "# What a browser sends in these is not to be trusted.",
    "proxy_set_header X-Forwarded-For $remote_addr;",
    "proxy_set_header X-Forwarded-Host $http_host;",
    "proxy_set_header X-Forwarded-Proto $scheme;",
    "proxy_connect_timeout 5s;",
    `proxy_send_timeout ${patienceSeconds}s;`,
    `proxy_read_timeout ${patienceSeconds}s;`,
    "proxy_next_upstream off;",
    ...ours.filter((name) => name !== "Content-Type").map((name) => `proxy_hide_header ${name};`),
  ];
}
