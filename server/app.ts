import { resolve } from "node:path";
import fastify, { type FastifyInstance, type FastifyServerOptions } from "fastify";
import { maxMessageBytes } from "#domain/leads/collector-contract.ts";
import { addCollectorRoutes } from "./collector/collector-routes.ts";
import type { FormIdentityOptions } from "./collector/form-identities.ts";
import { addLeadFormRoutes, type LeadFormRenderer, renderPlainLeadForm } from "./collector/lead-form-routes.ts";
import { createRateLimitHandlers } from "./collector/rate-limits.ts";
import { createSenderIds } from "./collector/sender-ids.ts";
import { addUnfoundSearchRoutes } from "./collector/unfound-search-routes.ts";
import {
  addUnsubscribeRoutes,
  renderPlainUnsubscribePage,
  type UnsubscribeFormRenderer,
} from "./collector/unsubscribe-routes.ts";
import { addVitalsRoutes } from "./collector/vitals-routes.ts";
import { createCacheResponder } from "./files/cache-responder.ts";
import { defaultMemoryBytes, FileCache } from "./files/file-cache.ts";
import { buildFileHeaderRules } from "./files/file-headers.ts";
import { handleUnmatchedRequests } from "./files/handle-unmatched-requests.ts";
import { redirectToCanonicalPaths } from "./files/redirect-to-canonical-paths.ts";
import { indexCanonicalPaths } from "./files/redirects.ts";
import { isForbiddenPathError, serveStatic } from "./files/static.ts";
import { addHealthRoutes } from "./health/health.ts";
import { defaultMaxConnectionsPerAddress } from "./http/connections.ts";
import type { SecurityPolicy } from "./http/csp-hosts.ts";
import { sendError, toHttpError } from "./http/error-responses.ts";
import { defaultRateLimit, requireUncompressedUtf8, toTrustProxyOption } from "./http/guards.ts";
import { createHttpServer } from "./http/http-server.ts";
import { createHttpServerParts } from "./http/secured-http.ts";
import type { MailLinks } from "./mail/mail-links.ts";
import { addMailRoutes } from "./mail/mail-routes.ts";
import { type MailSenderOptions, startMailSender } from "./mail/mail-sender.ts";
import type { StoreListener } from "./store/reporting-store.ts";
import type { Store } from "./store/store.ts";

export type AppOptions = {
  /** Folder of Vike's prerendered output. */
  clientDir: string;
  /** Opens the store; `buildApp` calls this once, and the server closes the store. */
  openStore: (reports: StoreListener) => Promise<Store>;
  logger?: FastifyServerOptions["logger"];
  /** Maximum number of requests per minute from one address, for each kind of request. */
  rateLimit?: number;
  /**
   * `true` trusts one proxy in front, a text trusts the proxies with these addresses; otherwise `X-Forwarded-*` is
   * ignored.
   */
  trustProxy?: boolean | string;
  /** Maximum number of connections from one address; ignored behind a proxy. */
  maxConnectionsPerAddress?: number;
  maxConnections?: number;
  /** Maximum time in ms for a request's headers and body to arrive; the connection is then closed. */
  requestTimeoutMs?: number;
  /** Renders the form's page with errors; by default a plain page with the errors. */
  renderLeadForm?: LeadFormRenderer;
  renderUnsubscribeForm?: UnsubscribeFormRenderer;
  /** Options for the identity of a lead whose form was sent without a script. */
  formIdentities?: FormIdentityOptions;
  /** Hosts that the security policy allows in addition to the site itself. */
  securityPolicy?: SecurityPolicy;
  /** Files that search engines must not index, such as `/documentos/promocion-clave.pdf`. */
  unindexedFiles?: readonly string[];
  /** Addresses of all pages with a built file; other spellings redirect to them. */
  pagePaths?: readonly string[];
  /** Whether to count searches without an answer; the operator decides. */
  countsUnfoundSearches?: boolean;
  /** Maximum memory for built files, in bytes. */
  memoryBytes?: number;
  /** Folder of the SQLite database; undefined with PostgreSQL. */
  databaseFolder?: string | undefined;
  /** Signs and verifies the links in e-mails. If undefined, links in earlier e-mails do not work. */
  mailLinks?: MailLinks | undefined;
  /** Settings for sending e-mails. If undefined, e-mails stay in the queue. */
  mailSending?: MailSenderOptions | undefined;
  /** Called before the server is ready, so that metrics can count its requests. */
  onAppCreated?: ((app: FastifyInstance) => void) | undefined;
};

const noAdditions: SecurityPolicy = { everyPage: {}, hostsByPath: {} };

const defaultRequestTimeoutMs = 30_000;
const storeCheckIntervalMs = 10_000;

/** Builds the site's server, ready to listen. `close()` finishes pending requests, then closes the store. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { renderLeadForm = renderPlainLeadForm, renderUnsubscribeForm = renderPlainUnsubscribePage } = options;
  const { requestTimeoutMs = defaultRequestTimeoutMs, trustProxy = false } = options;
  const { maxConnectionsPerAddress = defaultMaxConnectionsPerAddress } = options;
  const { securityPolicy = noAdditions, unindexedFiles = [], pagePaths = [] } = options;
  const clientDir = resolve(options.clientDir);
  const headerRules = buildFileHeaderRules({ securityPolicy, unindexedFiles });
  const { memoryBytes = defaultMemoryBytes } = options;
  let isFull = false;
  const warnMemoryIsFull = () => {
    if (!isFull) app.log.warn(`Los archivos del sitio no caben en ${memoryBytes / 1024 ** 2} MB: sube FILE_MEMORY_MB.`);
    isFull = true;
  };
  const cacheResponder = createCacheResponder({
    clientDir,
    files: new FileCache({ clientDir, headerRules, memoryBytes, onFull: warnMemoryIsFull }),
    canonicalPaths: indexCanonicalPaths(pagePaths),
  });
  const { SecuredResponse, answerClientError, endConnections } = createHttpServerParts(
    securityPolicy,
    ({ method, url = "" }, statusCode) =>
      app.log.info({ method, path: url.split("?", 1)[0], statusCode }, "answered from memory"),
  );
  const app = fastify({
    logger: options.logger ?? false,
    trustProxy: toTrustProxyOption(trustProxy),
    bodyLimit: maxMessageBytes,
    return503OnClosing: false,
    serverFactory: (next) =>
      createHttpServer({
        SecuredResponse,
        requestTimeoutMs,
        maxConnectionsPerAddress: trustProxy === false ? maxConnectionsPerAddress : undefined,
        maxConnections: options.maxConnections,
        answer: (request, response) => cacheResponder.answer(request, response, () => next(request, response)),
      }),
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      sendError(toHttpError(error, request), request, reply);
    },
  });

  const store = await options.openStore({
    onUnavailable: (cause) =>
      app.log.error(
        { err: cause },
        cause.reason === "away"
          ? "the store is away: leads are refused until it is back"
          : "the store has to be mended: leads are refused until then",
      ),
    onRecovered: () => app.log.warn("the store is back"),
  });
  let stopMailSender = async () => {};
  // Checks the store even without requests, so that the log and the metrics show a failure within seconds.
  const checkTimer = setInterval(() => void store.check().catch(() => {}), storeCheckIntervalMs).unref();
  app.addHook("onClose", async () => {
    clearInterval(checkTimer);
    await stopMailSender();
    await store.close();
  });
  options.onAppCreated?.(app);
  app.addHook("preClose", async () => endConnections());

  app.setErrorHandler((error, request, reply) => {
    // A path traversal attempt gets the same response as an unknown address.
    if (isForbiddenPathError(error)) reply.callNotFound();
    else sendError(toHttpError(error, request), request, reply.headers(getHeaders(error)));
  });
  redirectToCanonicalPaths(app, pagePaths);
  handleUnmatchedRequests(app, cacheResponder);
  const limits = await createRateLimitHandlers(app, options.rateLimit ?? defaultRateLimit);
  app.addHook("onRequest", requireUncompressedUtf8);
  const getSenderId = createSenderIds();
  await app.register(addCollectorRoutes, { store, limitRate: limits.events, getSenderId });
  await app.register(addLeadFormRoutes, {
    ...{ store, limitRate: limits.leads, renderLeadForm, getSenderId },
    identities: options.formIdentities,
  });
  await app.register(addUnsubscribeRoutes, {
    ...{ store, limitRate: limits.unsubscriptions, renderUnsubscribeForm, getSenderId },
  });
  const { mailLinks: links, mailSending } = options;
  if (links) await app.register(addMailRoutes, { store, links, limitRate: limits.unsubscriptions });
  await app.register(addVitalsRoutes, { store, limitRate: limits.visits, pagePaths });
  if (options.countsUnfoundSearches) await app.register(addUnfoundSearchRoutes, { store, limitRate: limits.visits });
  await app.register(addHealthRoutes, { store, clientDir, databaseFolder: options.databaseFolder });
  await serveStatic(app, clientDir, headerRules);
  await app.ready();
  if (mailSending) stopMailSender = startMailSender(store, mailSending, app.log);
  return app;
}

/** Gets the headers of an error, such as the file's length for an unsatisfiable range. */
function getHeaders(error: unknown): Record<string, string> {
  return (error as { headers?: Record<string, string> }).headers ?? {};
}
