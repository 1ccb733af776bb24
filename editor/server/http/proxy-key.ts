/** Lets a workspace authenticate the proxy by a key, because other local programs can reach the workspace's ports. */
import { timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { Plugin } from "vite";

export const proxyKeyHeader = "x-editor-key";

export function isFromProxy(headers: IncomingHttpHeaders, key: string): boolean {
  const givenKey = Buffer.from(String(headers[proxyKeyHeader] ?? ""));
  const expectedKey = Buffer.from(key);
  return givenKey.length === expectedKey.length && timingSafeEqual(givenKey, expectedKey);
}

/** Vite plugin: the preview refuses requests and WebSocket connections that do not come from the proxy. */
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
