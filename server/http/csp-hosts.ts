/**
 * Hosts that the configuration adds to the security headers, on every page or on some. This server sends these headers,
 * and nginx's configuration is generated from them.
 */
import { buildClevertapOrigin } from "#domain/leads/clevertap-origin.ts";
import type { CspDirective, CspHosts } from "./security-headers.ts";

export type SecurityPolicy = {
  everyPage: CspHosts;
  /** Additions by path, such as `/ayuda`. */
  hostsByPath: Readonly<Record<string, CspHosts>>;
};

type PolicySettings = {
  mapTileUrl: string;
  clevertapAccount?: string | undefined;
  clevertapRegion?: string | undefined;
  clevertapDomain?: string | undefined;
  helpWidgetKey?: string | undefined;
};

/**
 * Zendesk's hosts, for the only page that may load the help widget. The account's key decides between classic chat and
 * messaging, so both have their hosts here. The hosts for error reports, calls and sounds are left out. Source:
 * developer.zendesk.com, pages on the security policy.
 */
const helpWidgetHosts = {
  "script-src": ["https://*.zdassets.com", "https://*.zendesk.com", "https://*.zopim.com", "https://*.smooch.io"],
  // The widget writes its styles into the page.
  "style-src": ["'unsafe-inline'"],
  "img-src": [
    "https://static.zdassets.com",
    "https://*.zendesk.com",
    "https://*.zdusercontent.com",
    "https://media.smooch.io",
    "https://v2assets.zopim.io",
    "data:",
    "blob:",
  ],
  "font-src": ["https://*.zdassets.com"],
  "connect-src": [
    "https://*.zdassets.com",
    "https://*.zendesk.com",
    "https://*.zopim.com",
    "https://*.smooch.io",
    "wss://*.zendesk.com",
    "wss://*.zopim.com",
    "wss://api.smooch.io",
  ],
  "frame-src": ["https://*.zdassets.com", "https://*.zendesk.com"],
  // The widget does not support Trusted Types.
  trustedTypes: "off",
} as const satisfies CspHosts;

/**
 * Collects the hosts that the settings require.
 *
 * @param frames - origins of the document previews on the pages, if any.
 */
export function buildSecurityPolicy(settings: PolicySettings, frames: readonly string[] = []): SecurityPolicy {
  const { mapTileUrl, clevertapAccount, clevertapRegion, clevertapDomain, helpWidgetKey } = settings;
  const everyPage: CspHosts = {
    // The base tiles of the coverage map.
    "img-src": [new URL(mapTileUrl).origin],
    "frame-src": frames,
    // The site itself serves CleverTap's SDK, which loads CleverTap's responses as scripts.
    ...(clevertapAccount && { "script-src": [buildClevertapOrigin(clevertapRegion, clevertapDomain)] }),
  };
  return { everyPage, hostsByPath: helpWidgetKey ? { "/ayuda": helpWidgetHosts } : {} };
}

/** Gets the additional hosts allowed at a path. */
export function getCspHosts({ everyPage, hostsByPath }: SecurityPolicy, path: string): CspHosts {
  const pageHosts = hostsByPath[path];
  if (!pageHosts) return everyPage;
  const { trustedTypes, ...added } = pageHosts;
  const directives = [...new Set([...Object.keys(everyPage), ...Object.keys(added)])] as CspDirective[];
  const mergedHosts = directives.map((directive) => [
    directive,
    [...(everyPage[directive] ?? []), ...(added[directive] ?? [])],
  ]);
  return { ...Object.fromEntries(mergedHosts), ...(trustedTypes && { trustedTypes }) };
}
