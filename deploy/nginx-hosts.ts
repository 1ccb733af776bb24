/** Servers for host names that are not the site's. */
import { indentLines } from "./nginx-syntax.ts";

export type OtherHostsOptions = {
  /** Addresses in the format of `listen`: `443 ssl http2`. */
  addresses: readonly string[];
  /** The host name that differs from the site's only in `www.`; redirected to the site. */
  otherName: string;
  certificate: readonly string[];
  siteUrl: string;
};

/** @returns the host's name with `www.` removed or, if it is missing, added. */
export function toggleWww(host: string): string {
  return host.startsWith("www.") ? host.slice(4) : `www.${host}`;
}

/** @param answers - lines for headers and error pages; they apply to requests that fail before their host is known. */
export function renderOtherHostServers(
  { addresses, otherName, certificate, siteUrl }: OtherHostsOptions,
  answers: readonly string[],
) {
  const isTls = certificate.length > 0;
  return [
    "# Any other name, or none: it could be a stranger's that leads here.",
    "server {",
    ...indentLines([
      ...addresses.map((address) => `listen ${address} default_server;`),
      "server_name _;",
      ...(isTls ? ["ssl_reject_handshake on;"] : []),
      "access_log off;",
      ...answers,
      "location / {",
      "  return 444;",
      "}",
    ]),
    "}",
    "server {",
    ...indentLines([
      ...addresses.map((address) => `listen ${address};`),
      `server_name ${otherName};`,
      ...certificate,
      "server_tokens off;",
      "access_log off;",
      `return 301 ${siteUrl}$request_uri;`,
    ]),
    "}",
  ];
}
