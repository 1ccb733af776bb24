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
  renderHealthLocation,
  renderKmlLocation,
} from "./nginx-collector.ts";
import {
  errorPagesPath,
  formatErrorPageLines,
  methodGuardLines,
  nginxErrorMessages,
  replacedStatusCodes,
} from "./nginx-errors.ts";
import { type OtherHostsOptions, renderOtherHostServers, renderStatusServer } from "./nginx-hosts.ts";
import { dotSegmentPattern, renderHeaderMaps, renderRedirectMaps } from "./nginx-maps.ts";
import { formatHeaderVariable, formatMapEntry, indentLines, quotePattern, quoteText, toPcre } from "./nginx-syntax.ts";

export type NginxConfigOptions = CollectorProxyOptions & {
  canonicalPaths: CanonicalPaths;
  clientDir: string;
  /** Folder of the pages for nginx's own errors, one per status, such as `405.html`. */
  errorsDir: string;
  /** Lines with the site's addresses, host names and certificate. */
  listenLines: readonly string[];
  /** Server for other host names; if undefined, the site is served under any host name. */
  otherHosts?: OtherHostsOptions;
  /** File of the access log, one line per request, without text that visitors typed. */
  accessLog?: string;
  /** Folder of `estado.html`, which the probe writes; until then, nginx sends the built page. */
  stateDir?: string;
  /** Address of the machine, not the site, at which Prometheus' exporter reads nginx's own metrics. */
  statusAddress?: string;
};

/**
 * Maximum body size in bytes: more than the collector accepts, so that it refuses a slightly too large body with its
 * own message.
 */
const maxBodyBytes = 4 * maxMessageBytes;

/** Maximum concurrent requests per client address. Idle connections need no limit, because nginx closes excess ones. */
const maxConcurrentRequests = 100;

/** Renders the limits per client address, for the `http` context. */
const renderLimitZones = (postsPerSecond: number) => [
  // An IPv6 address counts by its /64, which belongs to one visitor, as in the site's server. nginx leaves out the
  // longest run of zeros, which may start among the first four groups.
  "map $remote_addr $wim_client {",
  formatMapEntry("default", "$binary_remote_addr"),
  formatMapEntry(`"~^(?<wim_network>(?:[0-9a-f]+:){4})"`, "$wim_network"),
  formatMapEntry(`"~^(?<wim_short_network>(?:[0-9a-f]+:){0,3}:)(?:[0-9a-f]+:?){0,4}$"`, "$wim_short_network"),
  "}",
  "limit_conn_zone $wim_client zone=wim_requests:10m;",
  `limit_req_zone $wim_client zone=wim_posts:10m rate=${postsPerSecond}r/s;`,
  "# Only of what nginx refuses itself: the site's server says its own.",
  'map "$status $upstream_status" $wim_retry_after {',
  formatMapEntry("default", `""`),
  formatMapEntry(`"429 "`, `"60"`),
  "}",
];

/** Log format without the referrer and the query, because a query may contain an e-mail address or a search. */
const logFormat =
  "log_format wim '$remote_addr $time_iso8601 $request_method $wim_asked $status $body_bytes_sent $request_time';";

/** Renders the whole file, for `/etc/nginx/conf.d` or an `include` in the `http` context. */
export function renderNginxConfig(options: NginxConfigOptions): string {
  const lines = [
    // With these sizes, the tables have room for the longest address.
    "map_hash_bucket_size 256;",
    "map_hash_max_size 16384;",
    ...renderHeaderMaps(options.headerRules),
    "",
    ...renderRedirectMaps(options.canonicalPaths),
    // Finds dot segments in the raw request, because nginx resolves them in `$uri`. `volatile` repeats the evaluation
    // for the internal redirect to the 404 page.
    'map "$uri $wim_asked" $wim_steps {',
    "  volatile;",
    formatMapEntry(`"~^/404\\.html "`, `""`),
    formatMapEntry(quotePattern(`~*^\\S* \\S*${dotSegmentPattern}`), "1"),
    "}",
    ...renderLimitZones(options.postsPerSecond ?? defaultPostsPerSecond),
    ...(options.accessLog ? [logFormat] : []),
    "map $wim_redirect $wim_cached {",
    formatMapEntry("default", quoteText(redirectHeaders["Cache-Control"] ?? "")),
    formatMapEntry(`""`, formatHeaderVariable("Cache-Control")),
    "}",
    'map "$status $uri" $wim_allowed {',
    formatMapEntry(`"~^405 /(?!api/)"`, `"GET, HEAD"`),
    "}",
    "",
    ...(options.collectorAddress
      ? ["upstream wim_collector {", `  server ${options.collectorAddress};`, "  keepalive 16;", "}", ""]
      : []),
    ...(options.statusAddress ? [...renderStatusServer(options.statusAddress), ""] : []),
    ...(options.otherHosts ? [...renderOtherHostServers(options.otherHosts, renderResponseLines(options)), ""] : []),
    "server {",
    ...indentLines(renderServerLines(options)),
    "}",
  ];
  return `${lines.join("\n")}\n`;
}

function renderServerLines(options: NginxConfigOptions): string[] {
  const { headerRules, clientDir, listenLines, collectorAddress, accessLog } = options;
  return [
    ...listenLines,
    `root ${quoteText(clientDir)};`,
    ...renderEdgeLines(options),
    // Writes in blocks, because writing each line would cost more than a page.
    ...(accessLog ? [`access_log ${quoteText(accessLog)} wim buffer=64k flush=1s;`] : []),
    `limit_conn wim_requests ${maxConcurrentRequests};`,
    "limit_conn_status 429;",
    // Keeps refused requests out of the error log, because nginx would log their full URLs.
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
    ...renderResponseLines(options),
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
    `location ~ "${toPcre(hiddenFileRules.pathPart)}" {`,
    "  return 404;",
    "}",
    `location ~ "\\.(?:${hiddenFileRules.endings.join("|")})\\z" {`,
    "  return 404;",
    "}",
    ...formatTypedLocations(headerRules),
    ...renderKmlLocation(options),
    ...(options.stateDir ? renderStateLocations(options.stateDir) : []),
    ...(collectorAddress ? [...renderHealthLocation(options), ...renderCollectorLocation(options)] : []),
    "location / {",
    ...indentLines(methodGuardLines),
    "  try_files $uri $uri/index.html =404;",
    "}",
  ];
}

/**
 * Renders the lines that set `$remote_addr` to the visitor's address, for limits, logs and proxying. nginx accepts this
 * address only from the CDN or load balancer.
 */
function renderEdgeLines({ edgeProxy }: NginxConfigOptions): string[] {
  if (!edgeProxy) return [];
  return [
    ...edgeProxy.addresses.map((address) => `set_real_ip_from ${address};`),
    `real_ip_header ${edgeProxy.header};`,
    "real_ip_recursive on;",
  ];
}

/** Renders the headers of every response, and the pages of nginx's own errors. */
function renderResponseLines({ headerRules, errorsDir }: NginxConfigOptions): string[] {
  const headers = listHeaderNames(headerRules).filter((name) => name !== "Content-Type");
  return [
    "server_tokens off;",
    "# No location below has its own add_header: it would lose all of these.",
    ...headers.map((name) =>
      formatAddHeader(name, name === "Cache-Control" ? "$wim_cached" : formatHeaderVariable(name)),
    ),
    formatAddHeader("Allow", "$wim_allowed"),
    formatAddHeader("Retry-After", "$wim_retry_after"),
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

/** Formats the locations of files whose extension does not determine their type. */
function formatTypedLocations(rules: readonly FileHeaderRule[]): string[] {
  return rules
    .filter(({ filePattern, headers }) => headers["Content-Type"] && !filePattern.includes("*"))
    .flatMap(({ filePattern, headers }) => [
      `location = ${filePattern} {`,
      ...indentLines(methodGuardLines),
      "  types { }",
      `  default_type ${quoteText(headers["Content-Type"] ?? "")};`,
      "}",
    ]);
}

/** Renders the locations of `/estado`: the page as last measured, or else as built. */
function renderStateLocations(stateDir: string): string[] {
  return [
    "location = /estado {",
    ...indentLines([
      ...methodGuardLines,
      `root ${quoteText(stateDir)};`,
      // As for coverage files, the user that writes here must not choose which file nginx reads.
      "disable_symlinks on from=$document_root;",
      "brotli_static off;",
      "gzip_static off;",
      "try_files /estado.html @state;",
    ]),
    "}",
    "location @state {",
    "  try_files /estado/index.html =404;",
    "}",
  ];
}

function formatAddHeader(name: string, value: string): string {
  return `add_header ${name} ${value} always;`;
}
