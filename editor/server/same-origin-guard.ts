/** The editor answers its own page on this machine, and nobody else. */
import type { FastifyInstance } from "fastify";
import { isFromProxy } from "#editor/hosted/proxy/proxy-key.ts";

/** Any port: the page's own address is what it was opened with. */
const ownHost = /^(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/;

type OwnPage = {
  /** The only page that may be shown beside. */
  previewOrigin: string;
  /** Of the proxy in front; without it, this machine may ask. */
  proxyKey?: string | undefined;
};

export function sameOriginGuard(app: FastifyInstance, { previewOrigin, proxyKey }: OwnPage): void {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${previewOrigin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  app.addHook("onRequest", async (request, reply) => {
    reply
      .header("content-security-policy", policy)
      .header("x-content-type-options", "nosniff")
      .header("referrer-policy", "no-referrer")
      .header("cross-origin-opener-policy", "same-origin")
      .header("cross-origin-resource-policy", "same-origin")
      .header("cache-control", "no-store");
    // Another name for this address is somebody's trick to read it from their page.
    const isOurHost = ownHost.test(request.headers.host ?? "");
    // A page elsewhere cannot send this header without asking first, and asking is refused.
    const isOurPage = request.method === "GET" || request.method === "HEAD" || request.headers["x-editor"] === "1";
    const isThroughProxy = proxyKey === undefined || isFromProxy(request.headers, proxyKey);
    if (isOurHost && isOurPage && isThroughProxy) return;
    return reply.code(403).send({ message: "Abre el editor en su propia dirección: aquí no se puede." });
  });
}
