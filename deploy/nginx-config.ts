/** The configuration of nginx 1.22 or newer with its brotli_static module, from the header and redirect tables. */
import { collectorPaths, maxMessageBytes } from "#domain/collector.ts";
import { type FileRule, headerNames, hidden, redirectHeaders } from "#server/file-headers.ts";
import { mediaTypes, otherMediaType } from "#server/media-types.ts";
import { dotSegment, type PageNames, redirectedMethods, redirectStatus, spelling } from "#server/redirects.ts";
import { nginxErrors } from "./nginx-errors.ts";
import { entry, expression, indented, pathExpression, quoted, text, variableOf } from "./nginx-syntax.ts";

export type NginxSite = {
  rules: readonly FileRule[];
  names: PageNames;
  /** The built site's folder. */
  clientDir: string;
  /** Pages for nginx's own refusals, one per status: `405.html`. */
  errorsDir: string;
  /** Lines that say where it listens, and under which name and certificate. */
  listen: readonly string[];
  /** The address of the site's own server; without it, nothing is collected and coverages travel uncompressed. */
  collector?: string;
};

/** Where nginx finds its own pages; they cannot be requested from outside. */
const errorsPath = "/.errores/";

/** More than the collector accepts, so that its own words come back; anything larger still is refused here. */
const maxBodyBytes = 4 * maxMessageBytes;

/** Lines for the `http` context: one variable per header, by the file that is sent. */
function headerMaps(rules: readonly FileRule[]): string[] {
  return headerNames(rules)
    .filter((name) => name !== "Content-Type")
    .flatMap((name) => [
      `map $uri ${variableOf(name)} {`,
      ...(name === "Cache-Control" ? [entry(`"~^/api/"`, `""`), entry(`"~^${errorsPath}"`, `"no-store"`)] : []),
      ...valueLines(rules, name),
      "}",
    ]);
}

/** The first regular expression that matches wins, so the last rule comes first. */
function valueLines(rules: readonly FileRule[], name: string): string[] {
  const own = rules.filter(({ headers }) => headers[name] !== undefined).toReversed();
  const fallback = own.find(({ files }) => files === "/*");
  return [
    entry("default", text(fallback?.headers[name] ?? "")),
    ...(fallback ? [] : [entry(`"~^${errorsPath}"`, `""`)]),
    ...own
      .filter((rule) => rule !== fallback)
      .map(({ files, headers }) => entry(quoted(`~^${pathExpression(files)}\\z`), text(headers[name] ?? ""))),
  ];
}

/** Matches anywhere in a path, which always begins with a slash. */
const stepped = expression(dotSegment).replace("(?:^|", "(?:");

function redirectMaps(names: PageNames): string[] {
  const methods = redirectedMethods.join("|");
  return [
    "map $uri $wim_name {",
    entry("default", `"-"`),
    entry(quoted(`~*${expression(spelling)}`).replace("^(", "^(?<wim_spelled>"), "$wim_spelled"),
    "}",
    "map $request_uri $wim_asked {",
    entry(`"~^(?<wim_path>[^?]*)"`, "$wim_path"),
    "}",
    // Map keys are case-insensitive.
    "map $wim_name $wim_page {",
    entry("default", `""`),
    ...[...names].map(([name, page]) => entry(text(name === "/" ? "" : name), text(page))),
    "}",
    'map "$request_method $wim_page $wim_asked" $wim_redirect {',
    entry("default", `""`),
    entry(quoted("~^\\S+ (\\S*) \\1\\z"), `""`),
    entry(quoted(`~^(?:${methods}) (?<wim_target>/\\S*) `), "$wim_target"),
    "}",
  ];
}

/** The whole file, for `/etc/nginx/conf.d` or for an `include` in the `http` context. */
export function nginxConfig(site: NginxSite): string {
  const lines = [
    // Room for the longest address.
    "map_hash_bucket_size 256;",
    "map_hash_max_size 16384;",
    ...headerMaps(site.rules),
    "",
    ...redirectMaps(site.names),
    // nginx would resolve the step; evaluated again for the 404 page, whose address has none.
    'map "$uri $wim_asked" $wim_steps {',
    "  volatile;",
    entry(`"~^/404\\.html "`, `""`),
    entry(quoted(`~*^\\S* \\S*${stepped}`), "1"),
    "}",
    "map $wim_redirect $wim_cached {",
    entry("default", text(redirectHeaders["Cache-Control"] ?? "")),
    entry(`""`, variableOf("Cache-Control")),
    "}",
    'map "$status $uri" $wim_allowed {',
    entry(`"~^405 /(?!api/)"`, `"GET, HEAD"`),
    "}",
    "",
    ...(site.collector ? ["upstream wim_collector {", `  server ${site.collector};`, "  keepalive 16;", "}", ""] : []),
    "server {",
    ...indented(serverLines(site)),
    "}",
  ];
  return `${lines.join("\n")}\n`;
}

function serverLines(site: NginxSite): string[] {
  const { rules, clientDir, errorsDir, listen, collector } = site;
  const headers = headerNames(rules).filter((name) => name !== "Content-Type");
  return [
    ...listen,
    `root ${text(clientDir)};`,
    "server_tokens off;",
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
    `default_type ${otherMediaType};`,
    "types {",
    ...Object.entries(mediaTypes).map(([ending, type]) => `  ${text(type)} ${ending};`),
    "}",
    "",
    "# No location below has its own add_header: it would lose all of these.",
    ...headers.map((name) => addHeader(name, name === "Cache-Control" ? "$wim_cached" : variableOf(name))),
    addHeader("Allow", "$wim_allowed"),
    "",
    "if ($wim_steps) {",
    "  return 404;",
    "}",
    "if ($wim_redirect) {",
    `  return ${redirectStatus} $wim_redirect$is_args$args;`,
    "}",
    "",
    "error_page 404 /404.html;",
    ...Object.keys(nginxErrors).map((status) => `error_page ${status} ${errorsPath}${status}.html;`),
    "location = /404.html {",
    "  internal;",
    "}",
    `location ^~ ${errorsPath} {`,
    "  internal;",
    `  alias ${text(`${errorsDir}/`)};`,
    "}",
    `location ~ "${expression(hidden.part)}" {`,
    "  return 404;",
    "}",
    `location ~ "\\.(?:${hidden.endings.join("|")})\\z" {`,
    "  return 404;",
    "}",
    ...typedLocations(rules),
    ...kmlLocation(site),
    ...(collector ? collectorLocation(site) : []),
    "location / {",
    ...indented(refuseMethods),
    "  try_files $uri $uri/index.html =404;",
    "}",
  ];
}

const refuseMethods = ["if ($request_method !~ ^(?:GET|HEAD)\\z) {", "  return 405;", "}"];

/** For a file whose extension does not tell its type. */
function typedLocations(rules: readonly FileRule[]): string[] {
  return rules
    .filter(({ files, headers }) => headers["Content-Type"] && !files.includes("*"))
    .flatMap(({ files, headers }) => [
      `location = ${files} {`,
      ...indented(refuseMethods),
      "  types { }",
      `  default_type ${text(headers["Content-Type"] ?? "")};`,
      "}",
    ]);
}

/**
 * A coverage may be replaced in place, so the twins compressed at the build may have other content: the site's server
 * knows, and sends the digest by which the map knows its packed twin. Without that server, the file itself is sent.
 */
function kmlLocation({ rules, collector }: NginxSite): string[] {
  const plain = ["brotli_static off;", "gzip_static off;", "try_files $uri =404;"];
  const opening = `location ~ "^/kml/[^/]+\\.kml\\z" {`;
  if (!collector) return [opening, ...indented([...refuseMethods, ...plain]), "}"];
  return [
    opening,
    ...indented([
      ...proxyLines([...headerNames(rules), "Allow"]),
      "proxy_intercept_errors on;",
      "error_page 404 /404.html;",
      "error_page 502 503 504 = @kml;",
    ]),
    "}",
    "location @kml {",
    ...indented(plain),
    "}",
  ];
}

function collectorLocation({ rules }: NginxSite): string[] {
  const path = `${Object.values(collectorPaths)
    .find((each) => each.startsWith("/api/"))
    ?.slice(0, 5)}`;
  const hiddenNames = headerNames(rules).filter((name) => name !== "Cache-Control");
  return [`location ${path} {`, ...indented(proxyLines(hiddenNames)), "}"];
}

/** @param ours - headers that the site's server also sends, and nginx sends instead. */
function proxyLines(ours: readonly string[]): string[] {
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
    "proxy_send_timeout 30s;",
    "proxy_read_timeout 30s;",
    "proxy_next_upstream off;",
    ...ours.filter((name) => name !== "Content-Type").map((name) => `proxy_hide_header ${name};`),
  ];
}

function addHeader(name: string, value: string): string {
  return `add_header ${name} ${value} always;`;
}
