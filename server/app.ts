import { resolve } from "node:path";
import rateLimit from "@fastify/rate-limit";
import fastify, { type FastifyInstance, type FastifyServerOptions } from "fastify";
import { maxMessageBytes } from "#domain/collector.ts";
import { answerUnknown } from "./answer-unknown.ts";
import { collector } from "./collector-routes.ts";
import { explain, sendRefusal } from "./errors.ts";
import { fileRules } from "./file-headers.ts";
import { defaultRateLimit, trustedProxies } from "./guards.ts";
import { health } from "./health.ts";
import { leadForm, plainLeadForm, type RenderLeadForm } from "./lead-form-routes.ts";
import { leadToPages } from "./other-spellings.ts";
import { Refusal } from "./refusal.ts";
import { securedHttp } from "./secured-http.ts";
import type { SecurityPolicy } from "./security-policy.ts";
import { isForbiddenPath, serveStatic } from "./static.ts";
import type { StoreReports } from "./store/reported-store.ts";
import type { Store } from "./store.ts";
import { unsubscribe } from "./unsubscribe-routes.ts";
import { vitals } from "./vitals-routes.ts";

export type AppOptions = {
  /** Vike's prerendered output. */
  clientDir: string;
  /** Called once; the server closes what it gets. */
  openStore: (reports: StoreReports) => Promise<Store>;
  logger?: FastifyServerOptions["logger"];
  /** Requests per minute that the collector accepts from one address. */
  rateLimit?: number;
  /** Whether one proxy is in front, or the addresses of all that are; otherwise `X-Forwarded-*` is ignored. */
  trustProxy?: boolean | string;
  /** A request whose headers and body have not fully arrived by then is cut off. */
  requestTimeoutMs?: number;
  /** Renders the form's page with its errors; without it, a plain page lists them. */
  renderLeadForm?: RenderLeadForm;
  /** What the security policy allows besides the site itself. */
  securityPolicy?: SecurityPolicy;
  /** Files that search engines must not index: `/documentos/promocion-clave.pdf`. */
  unindexedFiles?: readonly string[];
  /** The addresses of all pages that have a file; other spellings redirect to them. */
  pages?: readonly string[];
  /** Where the database is, if it is a file. */
  databaseFolder?: string | undefined;
  /** Called before the server is ready, to count what it does. */
  watch?: ((app: FastifyInstance) => void) | undefined;
};

const noAdditions: SecurityPolicy = { everywhere: {}, pages: {} };

const defaultRequestTimeoutMs = 30_000;
/** Idle connections are closed after this time, so deliberately slow readers cannot hold them. */
const idleTimeoutMs = 60_000;
/** So that strangers cannot use up the machine's memory; a proxy in front needs a few hundred. */
const maxConnections = 10_000;

/** The site's server, ready to listen; `close()` finishes pending requests, then closes the store. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { renderLeadForm = plainLeadForm } = options;
  const { requestTimeoutMs = defaultRequestTimeoutMs } = options;
  const { securityPolicy = noAdditions, unindexedFiles = [], pages = [] } = options;
  const clientDir = resolve(options.clientDir);
  const { SecuredResponse, answerClientError } = securedHttp(securityPolicy);
  const app = fastify({
    logger: options.logger ?? false,
    trustProxy: trustedProxies(options.trustProxy ?? false),
    bodyLimit: maxMessageBytes,
    requestTimeout: requestTimeoutMs,
    connectionTimeout: idleTimeoutMs,
    return503OnClosing: false,
    http: {
      ServerResponse: SecuredResponse,
      headersTimeout: requestTimeoutMs / 2,
      connectionsCheckingInterval: requestTimeoutMs / 10,
    },
    clientErrorHandler: answerClientError,
    rewriteUrl: (request) => originForm(request.url ?? "/"),
    frameworkErrors: (error, request, reply) => {
      sendRefusal(explain(error, request), request, reply);
    },
  });

  app.server.maxConnections = maxConnections;

  const store = await options.openStore({
    onAway: (cause) => app.log.error({ err: cause }, "the store is away: leads are refused until it is back"),
    onBack: () => app.log.warn("the store is back"),
  });
  app.addHook("onClose", async () => store.close());
  options.watch?.(app);
  endConnectionsOnStop(app);

  app.setErrorHandler((error, request, reply) => {
    // Anyone who tries to get out of the folder learns no more than from any other address.
    if (isForbiddenPath(error)) reply.callNotFound();
    else sendRefusal(explain(error, request), request, reply);
  });
  leadToPages(app, pages);
  answerUnknown(app, clientDir);
  await app.register(rateLimit, {
    global: false,
    max: options.rateLimit ?? defaultRateLimit,
    timeWindow: "1 minute",
    addHeadersOnExceeding: noRateHeaders,
    addHeaders: noRateHeaders,
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal(
        429,
        `Recibimos demasiados envíos desde tu red: espera ${Math.ceil(ttl / 1000)} segundos e inténtalo de nuevo.`,
      ),
  });
  // One count per address, shared by all ways in.
  const limitRate = app.rateLimit();
  await app.register(collector, { store, limitRate });
  await app.register(leadForm, { store, limitRate, renderLeadForm });
  await app.register(unsubscribe, { store, limitRate });
  await app.register(vitals, { store, limitRate, pages });
  await app.register(health, { store, clientDir, databaseFolder: options.databaseFolder });
  await serveStatic(app, clientDir, fileRules({ securityPolicy, unindexedFiles }));
  await app.ready();
  return app;
}

/** A connection that was busy when the server began to stop would otherwise stay open, idle, and delay the shutdown. */
function endConnectionsOnStop(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook("preClose", async () => {
    isStopping = true;
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isStopping) reply.header("Connection", "close");
  });
}

/** `Retry-After` says all that senders need. */
const noRateHeaders = { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false };

/** `GET http://host/path` means the same as `GET /path` (RFC 9112, section 3.2.2). */
function originForm(url: string): string {
  if (url.startsWith("/")) return url;
  const path = url.replace(/^https?:\/\/[^/?#]*/i, "");
  return path.startsWith("/") ? path : `/${path}`;
}
