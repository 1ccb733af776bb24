/** The locations that nginx proxies to the site's own server. */
import { collectorPaths } from "#domain/leads/collector-contract.ts";
import { type FileRule, headerNames } from "#server/files/file-headers.ts";
import { errorPageLines, methodGuardLines } from "./nginx-errors.ts";
import { indentLines } from "./nginx-syntax.ts";

export type CollectorProxyOptions = {
  rules: readonly FileRule[];
  /** Address of the site's own server; without it, nothing is collected and coverage files are sent uncompressed. */
  collector?: string;
  /** Posts per second that nginx forwards from one address; ten times as many in a burst. */
  postsPerSecond?: number;
};

/** The site's server accepts 600 per minute of each of three kinds: this limit keeps a flood from reaching it. */
export const defaultPostsPerSecond = 30;

/**
 * A coverage file may be replaced in place, so the versions compressed at build time may be outdated. The site's server
 * detects that, and sends the digest by which the map verifies the packed version. Without that server, nginx sends the
 * file itself.
 */
export function kmlLocation({ rules, collector }: CollectorProxyOptions): string[] {
  const plain = [
    // Symlinks are refused below the root only, because the root itself is below a symlink where releases are
    // installed. The directive is only here, because with it brotli_static misses some files (google/ngx_brotli 134).
    "disable_symlinks on from=$document_root;",
    "brotli_static off;",
    "gzip_static off;",
    "try_files $uri =404;",
  ];
  const opening = `location ~ "^/kml/[^/]+\\.kml\\z" {`;
  if (!collector) return [opening, ...indentLines([...methodGuardLines, ...plain]), "}"];
  return [
    opening,
    ...indentLines([
      // If the server does not start, systemd still holds the connection: after 5 s, fall back to the file.
      ...proxyLines([...headerNames(rules), "Allow"], 5),
      "proxy_intercept_errors on;",
      // The fallback may have its own errors.
      "recursive_error_pages on;",
      // A location with its own error pages does not inherit the server's.
      ...errorPageLines([413, 429]),
      "error_page 404 /404.html;",
      "error_page 502 503 504 = @kml;",
    ]),
    "}",
    "location @kml {",
    ...indentLines(plain),
    "}",
  ];
}

export function collectorLocation({ rules, postsPerSecond = defaultPostsPerSecond }: CollectorProxyOptions): string[] {
  const path = `${Object.values(collectorPaths)
    .find((each) => each.startsWith("/api/"))
    ?.slice(0, 5)}`;
  const hiddenNames = headerNames(rules).filter((name) => name !== "Cache-Control");
  const limit = `limit_req zone=wim_posts burst=${10 * postsPerSecond} nodelay;`;
  return [`location ${path} {`, ...indentLines([limit, ...proxyLines(hiddenNames)]), "}"];
}

/** @param ours - headers that the site's server also sends, replaced by nginx's. */
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
