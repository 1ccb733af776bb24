/** Creates a server that refuses requests to other origins, and write requests from pages of other origins. */
import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join, resolve } from "node:path";
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { kmlLimits } from "#domain/coverage/kml/kml-limits.ts";
import { renderRefusalPage } from "#editor/hosted/auth/sign-in-page.ts";
import { toTrustProxyOption } from "#server/http/guards.ts";
import { createHttpServer } from "#server/http/http-server.ts";
import { createHttpServerParts } from "#server/http/secured-http.ts";
import { formatWithCauses, ProxyError } from "./proxy-error.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether the request comes from another server, which authenticates itself in the body. */
    isFromServer?: boolean;
  }
}

/** Timeout in ms of a request; long enough to upload the largest file over a slow connection. */
const requestTimeoutMs = 5 * 60_000;
/** Maximum size of a body in bytes, which is a coverage file's. The workspace checks bodies that declare no length. */
const maxBytes = kmlLimits.maxBytes;

const buildProxyPolicy = (frames: string) =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frames}`,
  ].join("; ");

type GuardOptions = {
  origin: string;
  url: string;
  /** Receives unexpected errors; an error of another service as one line. */
  onUnexpectedError: (error: unknown) => void;
  /** Called before a request of another origin, or without the required header, is refused. */
  onForeignRequest?: (request: FastifyRequest, reply: FastifyReply) => void;
  /** Header that write requests must also have. HTML forms cannot send it. */
  requiredHeader?: "x-editor";
  frameAncestors: string;
};

export function createGuardedServer({
  origin,
  url,
  onUnexpectedError,
  onForeignRequest,
  requiredHeader,
  frameAncestors,
}: GuardOptions): FastifyInstance {
  const policy = buildProxyPolicy(frameAncestors);
  const { SecuredResponse, answerClientError, endConnections } = createHttpServerParts(
    { everyPage: {}, hostsByPath: {} },
    () => {},
  );
  /** Responds to navigations with a page, and to the app's requests with JSON. */
  const sendRefusal = (request: FastifyRequest, reply: FastifyReply, { status, message }: ProxyError) => {
    reply.code(status);
    if (!acceptsHtml(request)) return reply.send({ message });
    const title = request.url.startsWith("/entrar") ? "No se pudo entrar" : "No se pudo abrir el editor";
    return reply.type("text/html; charset=utf-8").send(renderRefusalPage(title, message, url));
  };
  const app = fastify({
    // Trusts the forwarding headers, because only this machine's TLS-terminating proxy can reach this port.
    trustProxy: toTrustProxyOption(true),
    forceCloseConnections: true,
    serverFactory: (answer) =>
      createHttpServer({ SecuredResponse, requestTimeoutMs, maxConnectionsPerAddress: undefined, answer }),
    clientErrorHandler: answerClientError,
    frameworkErrors: (_error, request, reply) => {
      sendRefusal(request, reply, new ProxyError(400, "La dirección no es válida: revisa cómo está escrita."));
    },
  });
  app.addHook("preClose", async () => endConnections());
  // Bodies are forwarded unparsed, as streams.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null));
  app.addHook("onRequest", async (request, reply) => {
    reply.header("content-security-policy", policy).header("referrer-policy", "no-referrer");
    reply.header("cache-control", "no-store");
    if (!isOwnRequest(request, origin, requiredHeader)) {
      onForeignRequest?.(request, reply);
      throw new ProxyError(403, "Abre el editor en su propia dirección: aquí no se puede.");
    }
    if (Number(request.headers["content-length"] ?? 0) > maxBytes)
      throw new ProxyError(413, `Pesa demasiado: el máximo son ${maxBytes / 1_000_000} MB.`);
  });
  app.setErrorHandler((error: FastifyError | ProxyError, request, reply) => {
    const refusal = toRefusal(error);
    if (refusal.status === 500) onUnexpectedError(error);
    else if (refusal.cause !== undefined) onUnexpectedError(formatWithCauses(refusal));
    return sendRefusal(request, reply, refusal);
  });
  addProxyAssetRoutes(app);
  return app;
}

/**
 * Returns false for requests to other hosts, and write requests from pages of other origins. Such pages can neither
 * send the header `requiredHeader` nor forge the header `Origin`.
 */
function isOwnRequest({ raw, routeOptions }: FastifyRequest, origin: string, requiredHeader?: "x-editor"): boolean {
  const { headers } = raw;
  if (headers.host?.toLowerCase() !== getOriginHost(origin)) return false;
  if (routeOptions.config.isFromServer) return true;
  const fetchSite = headers["sec-fetch-site"];
  // Other pages, such as the provider's, may link or redirect to this server, but not fetch from it.
  const isNavigation = headers["sec-fetch-mode"] === undefined || headers["sec-fetch-mode"] === "navigate";
  if (isReadMethod(raw) && (isNavigation || fetchSite === "same-origin")) return true;
  const isOwnPage = headers.origin === origin && (fetchSite === undefined || fetchSite === "same-origin");
  const hasRequiredHeader = requiredHeader === undefined || headers[requiredHeader] === "1";
  return !isReadMethod(raw) && isOwnPage && hasRequiredHeader;
}

/** Converts an error to the refusal to send. For an unexpected error, the refusal reveals no details. */
function toRefusal(error: FastifyError | ProxyError): ProxyError {
  if (error instanceof ProxyError) return error;
  const { statusCode = 500 } = error;
  return statusCode < 500
    ? new ProxyError(statusCode, "Recarga la página: el editor no entendió lo que envió.")
    : new ProxyError(500, "El editor tropezó. Inténtalo otra vez en unos minutos.");
}

export const getOriginHost = (origin: string): string => new URL(origin).host;

const isReadMethod = ({ method }: Pick<IncomingMessage, "method">): boolean => method === "GET" || method === "HEAD";

export const acceptsHtml = ({ headers }: FastifyRequest): boolean => headers.accept?.includes("text/html") ?? false;

const root = resolve(import.meta.dirname, "../../..");

const files = {
  "sign-in.css": ["editor/hosted/auth/sign-in.css", "text/css; charset=utf-8"],
  "tokens.css": ["src/styles/tokens.css", "text/css; charset=utf-8"],
  "favicon.svg": ["public/favicon.svg", "image/svg+xml"],
  "fonts/bricolage-grotesque.woff2": ["src/styles/fonts/bricolage-grotesque.woff2", "font/woff2"],
  "fonts/figtree.woff2": ["src/styles/fonts/figtree.woff2", "font/woff2"],
} as const;

/** Serves the assets of the proxy's own pages, the only files that need no session. */
function addProxyAssetRoutes(app: FastifyInstance): void {
  for (const [name, [path, type]] of Object.entries(files)) {
    // With `optional`, a font that loads late is first used on the next page, but the proxy's pages have no next page.
    const content =
      name === "tokens.css"
        ? readFileSync(join(root, path), "utf8").replaceAll("font-display: optional", "font-display: swap")
        : readFileSync(join(root, path));
    app.get(`/entrar/${name}`, (_request, reply) => reply.type(type).send(content));
  }
}
