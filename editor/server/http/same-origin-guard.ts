/** Refuses all requests except those from the editor's own page on this machine. */
import type { FastifyInstance } from "fastify";
import { isFromProxy } from "./proxy-key.ts";

/** Matches the allowed hosts; any port, because the editor's port can be configured. */
const ownHostPattern = /^(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/;

type EditorSecurityOptions = {
  /** The only origin that the editor's page may show in a frame. */
  previewOrigin: string;
  /** Key that the proxy sends; if undefined, any program on this machine may send requests. */
  proxyKey?: string | undefined;
};

export function addEditorSecurity(app: FastifyInstance, { previewOrigin, proxyKey }: EditorSecurityOptions): void {
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
    // A request to another host name may be a DNS rebinding attack by another site.
    const isOurHost = ownHostPattern.test(request.headers.host ?? "");
    // Another site's page can send this header only after a CORS preflight, which is refused.
    const isOurPage = request.method === "GET" || request.method === "HEAD" || request.headers["x-editor"] === "1";
    const isThroughProxy = proxyKey === undefined || isFromProxy(request.headers, proxyKey);
    if (isOurHost && isOurPage && isThroughProxy) return;
    return reply.code(403).send({ message: "Abre el editor en su propia dirección: aquí no se puede." });
  });
}
