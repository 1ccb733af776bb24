/**
 * The security headers of every response, in one typed table. This server sends them, and nginx's configuration is
 * generated from it.
 */

/** The directives that allow sources; `default-src 'none'` forbids all others. */
const cspSources = {
  "script-src": ["'self'"],
  "worker-src": ["'self'"],
  "style-src": ["'self'"],
  "img-src": ["'self'"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "frame-src": ["'self'"],
  "form-action": ["'self'"],
  "manifest-src": ["'self'"],
} as const satisfies Record<string, readonly string[]>;

export type CspDirective = keyof typeof cspSources;

/** Sources allowed in addition to the site itself, such as `{ "img-src": ["https://tile.example"] }`. */
export type CspHosts = Partial<Record<CspDirective, readonly string[]>> & {
  /** `off` for a third-party script that Trusted Types would break. Text can then become markup or script. */
  trustedTypes?: "off";
};

/** Keywords that a directive may use in addition to origins. */
const allowedKeywords: Partial<Record<CspDirective, readonly string[]>> = {
  "style-src": ["'unsafe-inline'"],
  "img-src": ["data:", "blob:"],
};

/**
 * Allows only one Trusted Types policy, which src/platform/trusted-types creates. No other code can turn text into
 * markup or script. docs/decisions/0041
 */
const trustedTypesDirectives = ["require-trusted-types-for 'script'", "trusted-types default"];

const originPattern = /^(https|wss):\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/;

/**
 * Builds the Content-Security-Policy of a page.
 *
 * @param hosts - additional origins from the configuration, and the few permitted keywords.
 * @throws {RangeError} for any other value, because a space or semicolon would change the whole policy.
 */
export function buildContentSecurityPolicy(hosts: CspHosts = {}): string {
  const directives = (Object.keys(cspSources) as CspDirective[]).map((directive) => {
    const addedSources = hosts[directive] ?? [];
    const invalidSource = addedSources.find(
      (host) => !originPattern.test(host) && !allowedKeywords[directive]?.includes(host),
    );
    if (invalidSource !== undefined)
      throw new RangeError(`not an origin for ${directive} of the security policy: ${invalidSource}`);
    return [directive, ...cspSources[directive], ...addedSources].join(" ");
  });
  return [
    "default-src 'none'",
    ...directives,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(hosts.trustedTypes === "off" ? [] : trustedTypesDirectives),
  ].join("; ");
}

/**
 * Who may use each browser feature: nobody, or this site's pages. The list has all features of Chromium 156 that give
 * access to sensors, devices, accounts, identifying data or the visitor's own network. It leaves out removed features
 * and those of only some systems, because Chromium warns about unknown names and ignores them.
 */
const featurePermissions = {
  accelerometer: "nobody",
  "browsing-topics": "nobody",
  camera: "nobody",
  "captured-surface-control": "nobody",
  "clipboard-read": "nobody",
  /** Used by the buttons that copy a value or an address. */
  "clipboard-write": "this site",
  "compute-pressure": "nobody",
  "cross-origin-isolated": "nobody",
  "digital-credentials-create": "nobody",
  "digital-credentials-get": "nobody",
  "display-capture": "nobody",
  "encrypted-media": "nobody",
  gamepad: "nobody",
  /** Used by the button 'Usa mi ubicación' on the coverage map. */
  geolocation: "this site",
  gyroscope: "nobody",
  hid: "nobody",
  "identity-credentials-get": "nobody",
  "idle-detection": "nobody",
  "keyboard-map": "nobody",
  "language-detector": "nobody",
  "language-model": "nobody",
  "local-fonts": "nobody",
  "local-network": "nobody",
  "local-network-access": "nobody",
  "loopback-network": "nobody",
  magnetometer: "nobody",
  microphone: "nobody",
  midi: "nobody",
  "on-device-speech-recognition": "nobody",
  "otp-credentials": "nobody",
  payment: "nobody",
  "picture-in-picture": "nobody",
  "private-state-token-issuance": "nobody",
  "private-state-token-redemption": "nobody",
  "publickey-credentials-create": "nobody",
  "publickey-credentials-get": "nobody",
  "screen-wake-lock": "nobody",
  serial: "nobody",
  "speaker-selection": "nobody",
  "storage-access": "nobody",
  summarizer: "nobody",
  "sync-xhr": "nobody",
  translator: "nobody",
  usb: "nobody",
  "window-management": "nobody",
  "xr-spatial-tracking": "nobody",
} as const satisfies Record<string, "nobody" | "this site">;

function formatPermissionsPolicy(): string {
  return Object.entries(featurePermissions)
    .map(([feature, users]) => `${feature}=(${users === "this site" ? "self" : ""})`)
    .join(", ");
}

const oneYearSeconds = 31_536_000;

/** Builds the security headers of a page by name, in the order of sending. */
export function buildSecurityHeaders(hosts: CspHosts = {}): Readonly<Record<string, string>> {
  return {
    "Content-Security-Policy": buildContentSecurityPolicy(hosts),
    // Excludes subdomains, because the operator may have other services there. docs/decisions/0042
    "Strict-Transport-Security": `max-age=${oneYearSeconds}`,
    "X-Content-Type-Options": "nosniff",
    // This policy sends the site's address to OpenStreetMap's tile servers, which require it.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": formatPermissionsPolicy(),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    // Asks the browser not to share a process with other hosts of the same domain.
    "Origin-Agent-Cluster": "?1",
  };
}

/**
 * Headers of the site's PDFs. They replace page headers of the same names, so that the site's own pages may frame a
 * PDF. A PDF's resources are not restricted. Browsers disagree on whether the policy applies to their own viewer, and
 * none interprets a PDF as a page.
 */
export const documentHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": "base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  "X-Frame-Options": "SAMEORIGIN",
  "Content-Disposition": "inline",
};
