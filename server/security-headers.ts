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
export type CspHosts = Partial<Record<CspDirective, readonly string[]>>;

/** What a directive may name besides origins, and only that directive. */
const keywords: Partial<Record<CspDirective, readonly string[]>> = {
  "style-src": ["'unsafe-inline'"],
  "img-src": ["data:", "blob:"],
};

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
  return ["default-src 'none'", ...directives, "base-uri 'none'", "frame-ancestors 'none'"].join("; ");
}

/** What each feature of the browser may be used by: nobody, or the pages of this site. */
const permissions = {
  accelerometer: "nobody",
  camera: "nobody",
  "display-capture": "nobody",
  /** 'Usa mi ubicación' on the coverage map. */
  geolocation: "this site",
  gyroscope: "nobody",
  hid: "nobody",
  "idle-detection": "nobody",
  "local-fonts": "nobody",
  magnetometer: "nobody",
  microphone: "nobody",
  midi: "nobody",
  payment: "nobody",
  "publickey-credentials-create": "nobody",
  "publickey-credentials-get": "nobody",
  "screen-wake-lock": "nobody",
  serial: "nobody",
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

/** Names and values, in the order in which they are sent. */
export function securityHeaders(hosts: CspHosts = {}): Readonly<Record<string, string>> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(hosts),
    "Strict-Transport-Security": `max-age=${oneYearSeconds}`,
    "X-Content-Type-Options": "nosniff",
    // OpenStreetMap's tiles want to know from which site they are asked for.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": permissionsPolicy(),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}

/**
 * Instead of the above, for the site's own documents: its pages show them in a frame, and nobody else's do. What a document
 * loads stays open: browsers differ in whether their own viewer falls under it, and a PDF is never read as a page.
 */
export const documentHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": "base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  "X-Frame-Options": "SAMEORIGIN",
  "Content-Disposition": "inline",
};
