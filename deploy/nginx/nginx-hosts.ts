/** Servers for host names other than the site's, and for nginx's own metrics. */
import { indentLines } from "./nginx-syntax.ts";

export type OtherHostsOptions = {
  /** Addresses in the format of `listen`, such as `443 ssl http2`. */
  listenAddresses: readonly string[];
  /** The host name that differs from the site's only in `www.`, and redirects to the site. */
  otherHostName: string;
  certificateLines: readonly string[];
  siteUrl: string;
};

/** @returns the host's name with `www.` removed or, if it is missing, added. */
export function toggleWww(host: string): string {
  return host.startsWith("www.") ? host.slice(4) : `www.${host}`;
}

/**
 * @param responseLines - lines for headers and error pages, also used for requests that fail before their host is
 *   known.
 */
export function renderOtherHostServers(
  { listenAddresses, otherHostName, certificateLines, siteUrl }: OtherHostsOptions,
  responseLines: readonly string[],
) {
  const isTls = certificateLines.length > 0;
  return [
    "# Any other name, or none: it could be a stranger's that leads here.",
    "server {",
    ...indentLines([
      ...listenAddresses.map((address) => `listen ${address} default_server;`),
      "server_name _;",
      ...(isTls ? ["ssl_reject_handshake on;"] : []),
      "access_log off;",
      ...responseLines,
      "location / {",
      "  return 444;",
      "}",
    ]),
    "}",
    "server {",
    ...indentLines([
      ...listenAddresses.map((address) => `listen ${address};`),
      `server_name ${otherHostName};`,
      ...certificateLines,
      "server_tokens off;",
      "access_log off;",
      `return 301 ${siteUrl}$request_uri;`,
    ]),
    "}",
  ];
}

/** Renders the server of nginx's own metrics, such as its number of connections. Not for visitors. */
export function renderStatusServer(address: string): string[] {
  return [
    "server {",
    ...indentLines([
      `listen ${address};`,
      "access_log off;",
      "location = /stub_status {",
      "  stub_status;",
      "}",
      "location / {",
      "  return 404;",
      "}",
    ]),
    "}",
  ];
}
