import { resolve } from "node:path";
import fastify, { type FastifyInstance, type FastifyServerOptions } from "fastify";
import { maxMessageBytes } from "#domain/leads/collector.ts";
import { collector } from "./collector/collector-routes.ts";
import { leadForm, plainLeadForm, type RenderLeadForm } from "./collector/lead-form-routes.ts";
import { rateLimits } from "./collector/rate-limits.ts";
import { plainUnsubscribeForm, type RenderUnsubscribeForm, unsubscribe } from "./collector/unsubscribe-routes.ts";
import { vitals } from "./collector/vitals-routes.ts";
import { fileRules } from "./files/file-headers.ts";
import { readyAnswers } from "./files/ready-answers.ts";
import { defaultMemoryBytes, ReadyFiles } from "./files/ready-files.ts";
import { pageNames } from "./files/redirects.ts";
import { isForbiddenPath, serveStatic } from "./files/static.ts";
import { health } from "./health/health.ts";
import { answerUnknown } from "./http/answer-unknown.ts";
import { defaultConnectionsPerAddress } from "./http/connections.ts";
import { explain, sendRefusal } from "./http/errors.ts";
import { defaultRateLimit, requirePlainText, trustedProxies } from "./http/guards.ts";
import { httpServer } from "./http/http-server.ts";
import { leadToPages } from "./http/other-spellings.ts";
import { securedHttp } from "./http/secured-http.ts";
import type { SecurityPolicy } from "./http/security-policy.ts";
import type { MailLinks } from "./mail/mail-links.ts";
import { mailRoutes } from "./mail/mail-routes.ts";
import { type MailSending, sendMails } from "./mail/mail-sender.ts";
import type { StoreReports } from "./store/reported-store.ts";
import type { Store } from "./store/store.ts";

export type AppOptions = {
  /** Vike's prerendered output. */
  clientDir: string;
  /** Called once; the server closes what it gets. */
  openStore: (reports: StoreReports) => Promise<Store>;
  logger?: FastifyServerOptions["logger"];
  /** Requests per minute of each kind that are accepted from one address. */
  rateLimit?: number;
  /** Whether one proxy is in front, or the addresses of all that are; otherwise `X-Forwarded-*` is ignored. */
  trustProxy?: boolean | string;
  /** Connections that one address may hold, unless a proxy is in front. */
  connectionsPerAddress?: number;
  maxConnections?: number;
  /** A request whose headers and body have not fully arrived by then is cut off. */
  requestTimeoutMs?: number;
  /** Renders the form's page with its errors; without it, a plain page lists them. */
  renderLeadForm?: RenderLeadForm;
  /** The same for the form that takes an address off the list. */
  renderUnsubscribeForm?: RenderUnsubscribeForm;
  /** What the security policy allows besides the site itself. */
  securityPolicy?: SecurityPolicy;
  /** Files that search engines must not index: `/documentos/promocion-clave.pdf`. */
  unindexedFiles?: readonly string[];
  /** The addresses of all pages that have a file; other spellings redirect to them. */
  pages?: readonly string[];
  /** The most that built files may take in memory. */
  memoryBytes?: number;
  /** Where the database is, if it is a file. */
  databaseFolder?: string | undefined;
  /** What the links of e-mails say; without them, those of e-mails sent before open nothing. */
  mailLinks?: MailLinks | undefined;
  /** How e-mails are sent; without it, what waits stays. */
  mailSending?: MailSending | undefined;
  /** Called before the server is ready, to count what it does. */
  watch?: ((app: FastifyInstance) => void) | undefined;
};

const noAdditions: SecurityPolicy = { everywhere: {}, pages: {} };

const defaultRequestTimeoutMs = 30_000;
const checkEveryMs = 10_000;

/** The site's server, ready to listen; `close()` finishes pending requests, then closes the store. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { renderLeadForm = plainLeadForm, renderUnsubscribeForm = plainUnsubscribeForm } = options;
  const { requestTimeoutMs = defaultRequestTimeoutMs, trustProxy = false } = options;
  const { connectionsPerAddress = defaultConnectionsPerAddress } = options;
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
    trustProxy: trustedProxies(trustProxy),
    bodyLimit: maxMessageBytes,
    return503OnClosing: false,
    serverFactory: (next) =>
      httpServer({
        SecuredResponse,
        requestTimeoutMs,
        connectionsPerAddress: trustProxy === false ? connectionsPerAddress : undefined,
        maxConnections: options.maxConnections,
        answer: (request, response) => ready.answer(request, response, () => next(request, response)),
      }),
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      sendRefusal(explain(error, request), request, reply);
    },
  });

  const store = await options.openStore({
    onAway: (cause) =>
      app.log.error(
        { err: cause },
        cause.reason === "away"
          ? "the store is away: leads are refused until it is back"
          : "the store has to be mended: leads are refused until then",
      ),
    onBack: () => app.log.warn("the store is back"),
  });
  let stopSending = async () => {};
  // Also while nobody sends or asks anything: the log and the figures tell within seconds.
  const checks = setInterval(() => void store.check().catch(() => {}), checkEveryMs).unref();
  app.addHook("onClose", async () => {
    clearInterval(checks);
    await stopSending();
    await store.close();
  });
  options.watch?.(app);
  app.addHook("preClose", async () => endConnections());

  app.setErrorHandler((error, request, reply) => {
    // Anyone who tries to get out of the folder learns no more than from any other address.
    if (isForbiddenPath(error)) reply.callNotFound();
    else sendRefusal(explain(error, request), request, reply.headers(headersIn(error)));
  });
  leadToPages(app, pages);
  answerUnknown(app, ready);
  const limits = await rateLimits(app, options.rateLimit ?? defaultRateLimit);
  app.addHook("onRequest", requirePlainText);
  await app.register(collector, { store, limitRate: limits.events });
  await app.register(leadForm, { store, limitRate: limits.leads, renderLeadForm });
  await app.register(unsubscribe, { store, limitRate: limits.optOuts, renderUnsubscribeForm });
  const { mailLinks: links, mailSending } = options;
  if (links) await app.register(mailRoutes, { store, links, limitRate: limits.optOuts });
  await app.register(vitals, { store, limitRate: limits.visits, pages });
  await app.register(health, { store, clientDir, databaseFolder: options.databaseFolder });
  await serveStatic(app, clientDir, rules);
  await app.ready();
  if (mailSending) stopSending = sendMails(store, mailSending, app.log);
  return app;
}

/** What the answer to an impossible range says of the file's length. */
function headersIn(error: unknown): Record<string, string> {
  return (error as { headers?: Record<string, string> }).headers ?? {};
}
