/**
 * Generates the configuration of nginx (1.22 or newer, with the brotli_static module) from the header and redirect
 * tables.
 */
import { maxMessageBytes } from "#domain/leads/collector-contract.ts";
import { type FileHeaderRule, hiddenFileRules, listHeaderNames, redirectHeaders } from "#server/files/file-headers.ts";
import { fallbackMediaType, mediaTypes } from "#server/files/media-types.ts";
import { type CanonicalPaths, redirectStatus } from "#server/files/redirects.ts";
import {
  type CollectorProxyOptions,
  defaultPostsPerSecond,
  renderCollectorLocation,
  renderKmlLocation,
} from "./nginx-collector.ts";
import {
  errorPagesPath,
  formatErrorPageLines,
  methodGuardLines,
  nginxErrorMessages,
  replacedStatusCodes,
} from "./nginx-errors.ts";
import { type OtherHostsOptions, renderOtherHostServers } from "./nginx-hosts.ts";
import { dotSegmentPattern, renderHeaderMaps, renderRedirectMaps } from "./nginx-maps.ts";
import { formatHeaderVariable, formatMapEntry, indentLines, quotePattern, quoteText, toPcre } from "./nginx-syntax.ts";

export type NginxConfigOptions = CollectorProxyOptions & {
  names: CanonicalPaths;
  clientDir: string;
  /** Folder of the pages for nginx's own errors, one per status: `405.html`. */
  errorsDir: string;
  /** Lines with the site's addresses, host names and certificate. */
  listen: readonly string[];
  /** Server for other host names; without it, the site is served under any host name. */
  others?: OtherHostsOptions;
  /** The CDN or load balancer in front: its addresses, and its header with the visitor's address. */
  edge?: { addresses: readonly string[]; header: string };
  /** File of the access log, one line per request, without the text that visitors typed. */
  accessLog?: string;
};

/** More than the collector accepts, so that the collector refuses a slightly too large body with its own message. */
const maxBodyBytes = 4 * maxMessageBytes;

/** Maximum concurrent requests per client address. Idle connections need no limit: nginx closes excess ones. */
const requestsAtOnce = 100;

/** Limits per client address, for the `http` context. */
const limitZones = (postsPerSecond: number) => [
  "limit_conn_zone $binary_remote_addr zone=wim_requests:10m;",
  `limit_req_zone $binary_remote_addr zone=wim_posts:10m rate=${postsPerSecond}r/s;`,
  "# Only of what nginx refuses itself: the site's server says its own.",
  'map "$status $upstream_status" $wim_retry_after {',
  formatMapEntry("default", `""`),
  formatMapEntry(`"429 "`, `"60"`),
  "}",
];

/** Leaves out the referrer and the query. A query may contain an e-mail address or a search. */
const logFormat =
  "log_format wim '$remote_addr $time_iso8601 $request_method $wim_asked $status $body_bytes_sent $request_time';";

/** Renders the whole file, for `/etc/nginx/conf.d` or an `include` in the `http` context. */
export function renderNginxConfig(site: NginxConfigOptions): string {
  const lines = [
    // Large enough for the longest address.
    "map_hash_bucket_size 256;",
    "map_hash_max_size 16384;",
    ...renderHeaderMaps(site.rules),
    "",
    ...renderRedirectMaps(site.names),
    // Finds dot segments in the raw request, because nginx resolves them in `$uri`. `volatile` repeats the evaluation
    // for the internal redirect to the 404 page.
    'map "$uri $wim_asked" $wim_steps {',
    "  volatile;",
    formatMapEntry(`"~^/404\\.html "`, `""`),
    formatMapEntry(quotePattern(`~*^\\S* \\S*${dotSegmentPattern}`), "1"),
    "}",
    ...limitZones(site.postsPerSecond ?? defaultPostsPerSecond),
    ...(site.accessLog ? [logFormat] : []),
    "map $wim_redirect $wim_cached {",
    formatMapEntry("default", quoteText(redirectHeaders["Cache-Control"] ?? "")),
    formatMapEntry(`""`, formatHeaderVariable("Cache-Control")),
    "}",
    'map "$status $uri" $wim_allowed {',
    formatMapEntry(`"~^405 /(?!api/)"`, `"GET, HEAD"`),
    "}",
    "",
    ...(site.collector ? ["upstream wim_collector {", `  server ${site.collector};`, "  keepalive 16;", "}", ""] : []),
    ...(site.others ? [...renderOtherHostServers(site.others, answerLines(site)), ""] : []),
    "server {",
    ...indentLines(serverLines(site)),
    "}",
  ];
  return `${lines.join("\n")}\n`;
}

function serverLines(site: NginxConfigOptions): string[] {
  const { rules, clientDir, listen, collector, accessLog } = site;
  return [
    ...listen,
    `root ${quoteText(clientDir)};`,
    ...edgeLines(site),
    ...(accessLog ? [`access_log ${quoteText(accessLog)} wim;`] : []),
    `limit_conn wim_requests ${requestsAtOnce};`,
    "limit_conn_status 429;",
    // Keeps refused requests out of the error log, because nginx would log their whole URLs.
    "limit_conn_log_level info;",
    "limit_req_status 429;",
    "limit_req_log_level info;",
    "charset off;",
    "absolute_redirect off;",
    "brotli_static on;",
    "gzip_static on;",
    "gzip_vary on;",
    "gzip_proxied any;",
    `client_max_body_size ${maxBodyBytes};`,
    "client_header_timeout 30s;",
    "client_body_timeout 30s;",
    "send_timeout 30s;",
    "",
    `default_type ${fallbackMediaType};`,
    "types {",
    ...Object.entries(mediaTypes).map(([ending, type]) => `  ${quoteText(type)} ${ending};`),
    "}",
    "",
    ...answerLines(site),
    "",
    "if ($wim_steps) {",
    "  return 404;",
    "}",
    "if ($wim_redirect) {",
    `  return ${redirectStatus} $wim_redirect$is_args$args;`,
    "}",
    "",
    "error_page 404 /404.html;",
    "location = /404.html {",
    "  internal;",
    "}",
    `location ~ "${toPcre(hiddenFileRules.part)}" {`,
    "  return 404;",
    "}",
    `location ~ "\\.(?:${hiddenFileRules.endings.join("|")})\\z" {`,
    "  return 404;",
    "}",
    ...formatTypedLocations(rules),
    ...renderKmlLocation(site),
    ...(collector ? renderCollectorLocation(site) : []),
    "location / {",
    ...indentLines(methodGuardLines),
    "  try_files $uri $uri/index.html =404;",
    "}",
  ];
}

/**
 * Lines that set `$remote_addr` to the visitor's address, for limits, logs and proxying. nginx accepts this address
 * only from the CDN or load balancer.
 */
function edgeLines({ edge }: NginxConfigOptions): string[] {
  if (!edge) return [];
  return [
    ...edge.addresses.map((address) => `set_real_ip_from ${address};`),
    `real_ip_header ${edge.header};`,
    "real_ip_recursive on;",
  ];
}

/** The headers of every response, and the pages of nginx's own errors. */
function answerLines({ rules, errorsDir }: NginxConfigOptions): string[] {
  const headers = listHeaderNames(rules).filter((name) => name !== "Content-Type");
  return [
    "server_tokens off;",
    "# No location below has its own add_header: it would lose all of these.",
    ...headers.map((name) => addHeader(name, name === "Cache-Control" ? "$wim_cached" : formatHeaderVariable(name))),
    addHeader("Allow", "$wim_allowed"),
    addHeader("Retry-After", "$wim_retry_after"),
    "",
    ...formatErrorPageLines(Object.keys(nginxErrorMessages)),
    ...Object.entries(replacedStatusCodes).map(
      ([own, status]) => `error_page ${own} =${status} ${errorPagesPath}${status}.html;`,
    ),
    `location ^~ ${errorPagesPath} {`,
    "  internal;",
    "  types {",
    `    ${quoteText(mediaTypes.html)} html;`,
    "  }",
    `  alias ${quoteText(`${errorsDir}/`)};`,
    "}",
  ];
}

/** Locations of files whose extension does not imply their type. */
function formatTypedLocations(rules: readonly FileHeaderRule[]): string[] {
  return rules
    .filter(({ files, headers }) => headers["Content-Type"] && !files.includes("*"))
    .flatMap(({ files, headers }) => [
      `location = ${files} {`,
      ...indentLines(methodGuardLines),
      "  types { }",
      `  default_type ${quoteText(headers["Content-Type"] ?? "")};`,
      "}",
    ]);
}

function addHeader(name: string, value: string): string {
  return `add_header ${name} ${value} always;`;
}
