/**
 * The media type of each file extension. A test compares the table with the extensions in the built site. Source:
 * IANA's registry of media types; RFC 9239 for scripts.
 */
export const mediaTypes = {
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/vnd.microsoft.icon",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  kml: "application/vnd.google-earth.kml+xml",
  // Safari offers to install files of this type.
  mobileconfig: "application/x-apple-aspen-config",
  pack: "application/octet-stream",
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml; charset=utf-8",
} as const satisfies Record<string, string>;

/** Media type of files with other extensions; browsers download such files instead of showing them. */
export const fallbackMediaType = "application/octet-stream";
