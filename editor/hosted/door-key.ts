/** How a desk knows the door: other programs of the machine reach its ports too, and do not know the key. */
import { timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { Plugin } from "vite";

export const doorKeyHeader = "x-editor-key";
/** The person's token, for as long as one request takes. */
export const tokenHeader = "x-editor-token";

export function isFromDoor(headers: IncomingHttpHeaders, key: string): boolean {
  const given = Buffer.from(String(headers[doorKeyHeader] ?? ""));
  const known = Buffer.from(key);
  return given.length === known.length && timingSafeEqual(given, known);
}

/** The preview answers the door alone, its open connections too. */
export function doorOnly(key: string): Plugin {
  return {
    name: "door-only",
    enforce: "pre",
    configureServer({ middlewares, httpServer }) {
      middlewares.use((request, response, next) => {
        if (isFromDoor(request.headers, key)) return next();
        response.writeHead(403).end();
      });
      httpServer?.prependListener("upgrade", (request, socket) => {
        if (!isFromDoor(request.headers, key)) socket.destroy();
      });
    },
  };
}
