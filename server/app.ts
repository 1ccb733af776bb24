import { createServer, type IncomingMessage } from "node:http";
import { resolve } from "node:path";
import rateLimit from "@fastify/rate-limit";
import fastify, { type FastifyInstance, type FastifyServerOptions } from "fastify";
import { maxMessageBytes } from "#domain/collector.ts";
import { answerUnknown } from "./answer-unknown.ts";
import { collector } from "./collector-routes.ts";
import { explain, sendRefusal } from "./errors.ts";
import { fileRules } from "./file-headers.ts";
import { defaultRateLimit, trustedProxies } from "./guards.ts";
import { leadForm, plainLeadForm, type RenderLeadForm } from "./lead-form-routes.ts";
import { leadToPages } from "./other-spellings.ts";
import { readyAnswers } from "./ready-answers.ts";
import { defaultMemoryBytes, ReadyFiles } from "./ready-files.ts";
import { pageNames } from "./redirects.ts";
import { Refusal } from "./refusal.ts";
import { securedHttp } from "./secured-http.ts";
import type { SecurityPolicy } from "./security-policy.ts";
import { isForbiddenPath, serveStatic } from "./static.ts";
import { openStore } from "./store.ts";
import { unsubscribe } from "./unsubscribe-routes.ts";

export type AppOptions = {
  /** Vike's prerendered output. */
  clientDir: string;
  databaseFile: string;
  logger?: FastifyServerOptions["logger"];
  /** Requests per minute that the collector accepts from one address. */
  rateLimit?: number;
  /** Whether one proxy is in front, or the addresses of all that are; otherwise `X-Forwarded-*` is ignored. */
  trustProxy?: boolean | string;
  /** A request whose headers and body have not fully arrived by then is cut off. */
  requestTimeoutMs?: number;
  now?: () => Date;
  /** Renders the form's page with its errors; without it, a plain page lists them. */
  renderLeadForm?: RenderLeadForm;
  /** What the security policy allows besides the site itself. */
  securityPolicy?: SecurityPolicy;
  /** Files that search engines must not index: `/documentos/promocion-clave.pdf`. */
  unindexedFiles?: readonly string[];
  /** The addresses of all pages that have a file; other spellings redirect to them. */
  pages?: readonly string[];
  /** The most that built files may take in memory. */
  memoryBytes?: number;
};

const noAdditions: SecurityPolicy = { everywhere: {}, pages: {} };

const defaultRequestTimeoutMs = 30_000;
/** Idle connections are closed after this time, so deliberately slow readers cannot hold them. */
const idleTimeoutMs = 60_000;
/** So that strangers cannot use up the machine's memory; a proxy in front needs a few hundred. */
const maxConnections = 10_000;

/** The site's server, ready to listen; `close()` finishes pending requests, then closes the database. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { databaseFile, now = () => new Date(), renderLeadForm = plainLeadForm } = options;
  const { requestTimeoutMs = defaultRequestTimeoutMs } = options;
  const { securityPolicy = noAdditions, unindexedFiles = [], pages = [] } = options;
  const clientDir = resolve(options.clientDir);
  const rules = fileRules({ securityPolicy, unindexedFiles });
  const { memoryBytes = defaultMemoryBytes } = options;
  let isFull = false;
  const onFull = () => {
    if (!isFull) app.log.warn(`Los archivos del sitio no caben en ${memoryBytes / 1024 ** 2} MB: sube FILE_MEMORY_MB.`);
    isFull = true;
  };
  const ready = readyAnswers({
    clientDir,
    files: new ReadyFiles({ clientDir, rules, memoryBytes, onFull }),
    names: pageNames(pages),
  });
  const { SecuredResponse, answerClientError, endConnections } = securedHttp(
    securityPolicy,
    ({ method, url = "" }, statusCode) =>
      app.log.info({ method, path: url.split("?", 1)[0], statusCode }, "answered from memory"),
  );
  const app = fastify({
    logger: options.logger ?? false,
    trustProxy: trustedProxies(options.trustProxy ?? false),
    bodyLimit: maxMessageBytes,
    return503OnClosing: false,
    serverFactory: (next) => {
      const server = createServer<typeof IncomingMessage, typeof SecuredResponse>(
        {
          ServerResponse: SecuredResponse,
          requestTimeout: requestTimeoutMs,
          headersTimeout: requestTimeoutMs / 2,
          connectionsCheckingInterval: requestTimeoutMs / 10,
        },
        (request, response) => {
          request.url = originForm(request.url ?? "/");
          ready.answer(request, response, () => next(request, response));
        },
      );
      return server.setTimeout(idleTimeoutMs);
    },
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      sendRefusal(explain(error, request), request, reply);
    },
  });

  app.server.maxConnections = maxConnections;

  const store = openStore(databaseFile);
  app.addHook("onClose", async () => store.close());
  app.addHook("preClose", async () => endConnections());

  app.setErrorHandler((error, request, reply) => {
    // Anyone who tries to get out of the folder learns no more than from any other address.
    if (isForbiddenPath(error)) reply.callNotFound();
    else sendRefusal(explain(error, request), request, reply.headers(headersIn(error)));
  });
  leadToPages(app, pages);
  answerUnknown(app, ready);
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
  await app.register(collector, { store, now, limitRate });
  await app.register(leadForm, { store, now, limitRate, renderLeadForm });
  await app.register(unsubscribe, { store, now, limitRate });
  await serveStatic(app, clientDir, rules);
  await app.ready();
  return app;
}

/** What the answer to an impossible range says of the file's length. */
function headersIn(error: unknown): Record<string, string> {
  return (error as { headers?: Record<string, string> }).headers ?? {};
}

/** `Retry-After` says all that senders need. */
const noRateHeaders = { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false };

/** `GET http://host/path` means the same as `GET /path` (RFC 9112, section 3.2.2). */
function originForm(url: string): string {
  if (url.startsWith("/")) return url;
  const path = url.replace(/^https?:\/\/[^/?#]*/i, "");
  return path.startsWith("/") ? path : `/${path}`;
}
