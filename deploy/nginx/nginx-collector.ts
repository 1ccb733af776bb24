/** The locations that nginx proxies to the site's own server. */
import { collectorPaths } from "#domain/leads/collector-contract.ts";
import { healthPath } from "#domain/site/server-paths.ts";
import { type FileHeaderRule, listHeaderNames } from "#server/files/file-headers.ts";
import { formatErrorPageLines, methodGuardLines } from "./nginx-errors.ts";
import { indentLines } from "./nginx-syntax.ts";

export type CollectorProxyOptions = {
  headerRules: readonly FileHeaderRule[];
  /**
   * Address of the site's own server. If undefined, leads are not collected and coverage files are sent uncompressed.
   */
  collectorAddress?: string;
  /** Maximum POST requests per second from one client address; ten times as many in a burst. */
  postsPerSecond?: number;
  /** The CDN or load balancer in front: its addresses, and its header with the visitor's address. */
  edgeProxy?: { addresses: readonly string[]; header: string };
};

/** Default rate, the sum of the site's limits: 600 messages per minute of each of three kinds. */
export const defaultPostsPerSecond = 30;

/**
 * Renders the location of coverage files. A file may be replaced in place, so its versions compressed at build time may
 * be outdated. The site's server detects that, and sends the digest by which the map verifies the packed copy. Without
 * that server, nginx sends the uncompressed file.
 */
export function renderKmlLocation({ headerRules, collectorAddress }: CollectorProxyOptions): string[] {
  const plainLocation = [
    // Refuses symlinks only below the root, because the path of an installed release contains a symlink. Only this
    // location has the directive, because with it brotli_static misses some files (google/ngx_brotli 134).
    "disable_symlinks on from=$document_root;",
    "brotli_static off;",
    "gzip_static off;",
    "try_files $uri =404;",
  ];
  const opening = `location ~ "^/kml/[^/]+\\.kml\\z" {`;
  if (!collectorAddress) return [opening, ...indentLines([...methodGuardLines, ...plainLocation]), "}"];
  return [
    opening,
    ...indentLines([
      // Sends the file itself after 5 s, because requests to a server that does not start wait in systemd's socket.
      ...renderProxyLines([...listHeaderNames(headerRules), "Allow"], 5),
      "proxy_intercept_errors on;",
      // The fallback `@kml` may itself end in an error page, such as that of status 404.
      "recursive_error_pages on;",
      // A location with its own error pages does not inherit the server's error pages.
      ...formatErrorPageLines([413, 429]),
      "error_page 404 /404.html;",
      "error_page 502 503 504 = @kml;",
    ]),
    "}",
    "location @kml {",
    ...indentLines(plainLocation),
    "}",
  ];
}

export function renderCollectorLocation({
  headerRules,
  postsPerSecond = defaultPostsPerSecond,
}: CollectorProxyOptions): string[] {
  const path = `${Object.values(collectorPaths)
    .find((each) => each.startsWith("/api/"))
    ?.slice(0, 5)}`;
  const hiddenNames = listHeaderNames(headerRules).filter((name) => name !== "Cache-Control");
  const limit = `limit_req zone=wim_posts burst=${10 * postsPerSecond} nodelay;`;
  return [`location ${path} {`, ...indentLines([limit, ...renderProxyLines(hiddenNames)]), "}"];
}

/** Networks of the operator's machines: loopback, private (RFC 1918), unique local (RFC 4193) and link-local. */
const ownNetworks = ["127.0.0.0/8", "::1", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7", "fe80::/10"];

/**
 * Renders the location of the health check. It is only for the operator's machines and the balancer's checks, because
 * it would tell an attacker what works.
 */
export function renderHealthLocation({ headerRules, edgeProxy }: CollectorProxyOptions): string[] {
  const hiddenNames = listHeaderNames(headerRules).filter((name) => name !== "Cache-Control");
  return [
    `location = ${healthPath} {`,
    ...indentLines([
      ...[...ownNetworks, ...(edgeProxy?.addresses ?? [])].map((network) => `allow ${network};`),
      "deny all;",
      "error_page 403 =404 /404.html;",
      ...renderProxyLines(hiddenNames),
    ]),
    "}",
  ];
}

/** @param replacedHeaders - headers that nginx sends in place of those of the site's server. */
function renderProxyLines(replacedHeaders: readonly string[], timeoutSeconds = 30): string[] {
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
    `proxy_send_timeout ${timeoutSeconds}s;`,
    `proxy_read_timeout ${timeoutSeconds}s;`,
    "proxy_next_upstream off;",
    ...replacedHeaders.filter((name) => name !== "Content-Type").map((name) => `proxy_hide_header ${name};`),
  ];
}
