/** Lets a workspace recognize the proxy: other programs of the machine can reach its ports, but do not know the key. */
import { timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { Plugin } from "vite";

export const proxyKeyHeader = "x-editor-key";
/** Header in which the proxy passes the person's token, with each request. */
export const tokenHeader = "x-editor-token";

export function isFromProxy(headers: IncomingHttpHeaders, key: string): boolean {
  const given = Buffer.from(String(headers[proxyKeyHeader] ?? ""));
  const known = Buffer.from(key);
  return given.length === known.length && timingSafeEqual(given, known);
}

/** Makes the preview answer only the proxy, WebSocket connections included. */
export function proxyOnlyPlugin(key: string): Plugin {
  return {
    name: "proxy-only",
    enforce: "pre",
    configureServer({ middlewares, httpServer }) {
      middlewares.use((request, response, next) => {
        if (isFromProxy(request.headers, key)) return next();
        response.writeHead(403).end();
      });
      httpServer?.prependListener("upgrade", (request, socket) => {
        if (!isFromProxy(request.headers, key)) socket.destroy();
      });
    },
  };
}
