/**
 * The security headers of every answer, in one typed table: this server sends it, and the configuration of other
 * servers (nginx, static hosts) is made from it.
 */

/** The directives that name where a resource may come from; all others stay closed by `default-src 'none'`. */
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

/** What to allow besides the site itself, for instance `{ "img-src": ["https://tile.example"] }`. */
export type CspHosts = Partial<Record<CspDirective, readonly string[]>> & {
  /** `off` where a third-party script would break: nothing then keeps text from becoming markup or script. */
  trustedTypes?: "off";
};

/** What a directive, and only that one, may name besides origins. */
const keywords: Partial<Record<CspDirective, readonly string[]>> = {
  "style-src": ["'unsafe-inline'"],
  "img-src": ["data:", "blob:"],
};

/**
 * Text becomes markup or script only if the page's one policy allows it: src/platform/trusted-types. No other policy
 * can be created. docs/decisions/0041
 */
const trustedTypes = ["require-trusted-types-for 'script'", "trusted-types default"];

const originShape = /^(https|wss):\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/;

/**
 * The Content-Security-Policy of every page.
 *
 * @param hosts - origins that the configuration adds, and the few keywords that a directive may name.
 * @throws {RangeError} if one is neither: a space or a semicolon would change the whole policy.
 */
export function contentSecurityPolicy(hosts: CspHosts = {}): string {
  const directives = (Object.keys(cspSources) as CspDirective[]).map((directive) => {
    const added = hosts[directive] ?? [];
    const wrong = added.find((host) => !originShape.test(host) && !keywords[directive]?.includes(host));
    if (wrong !== undefined) throw new RangeError(`not an origin for ${directive} of the security policy: ${wrong}`);
    return [directive, ...cspSources[directive], ...added].join(" ");
  });
  return [
    "default-src 'none'",
    ...directives,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(hosts.trustedTypes === "off" ? [] : trustedTypes),
  ].join("; ");
}

/**
 * Who may use each browser feature: nobody, or this site's pages. These are all the features that Chromium 156 knows
 * and that give away a sensor, a device, an account, a trace or the visitor's own network. Chromium warns about names
 * that it does not know and ignores them, so features that only some systems have, or that are gone, are not listed.
 */
const permissions = {
  accelerometer: "nobody",
  "browsing-topics": "nobody",
  camera: "nobody",
  "captured-surface-control": "nobody",
  "clipboard-read": "nobody",
  /** The buttons that copy a value or an address. */
  "clipboard-write": "this site",
  "compute-pressure": "nobody",
  "cross-origin-isolated": "nobody",
  "digital-credentials-create": "nobody",
  "digital-credentials-get": "nobody",
  "display-capture": "nobody",
  "encrypted-media": "nobody",
  gamepad: "nobody",
  /** 'Usa mi ubicación' on the coverage map. */
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

function permissionsPolicy(): string {
  return Object.entries(permissions)
    .map(([feature, users]) => `${feature}=(${users === "this site" ? "self" : ""})`)
    .join(", ");
}

const oneYearSeconds = 31_536_000;

/** Names and values, in the order they are sent. */
export function securityHeaders(hosts: CspHosts = {}): Readonly<Record<string, string>> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(hosts),
    // Not for subdomains: we do not know what else the operator has there. docs/decisions/0042
    "Strict-Transport-Security": `max-age=${oneYearSeconds}`,
    "X-Content-Type-Options": "nosniff",
    // OpenStreetMap's tile servers want to know which site requests the tiles.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": permissionsPolicy(),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    // Its own process, apart from the other hosts of the same domain.
    "Origin-Agent-Cluster": "?1",
  };
}

/**
 * Instead of the above, for the site's own documents: only its own pages may show them in a frame. What a document
 * loads stays open: browsers differ in whether the policy applies to their own viewer, and no PDF is read as a page.
 */
export const documentHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": "base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  "X-Frame-Options": "SAMEORIGIN",
  "Content-Disposition": "inline",
};
