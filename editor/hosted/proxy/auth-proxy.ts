/**
 * The proxy: two servers on one host, for the editor and for its preview. Each accepts only requests to its own origin,
 * and forwards those of signed-in people to their workspaces.
 */
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { LiveStatus } from "#editor/api/requests/publish-api.ts";
import { type AuditLog, createRequestAudit, writeAuditLine } from "#editor/hosted/audit-log.ts";
import { type Account, accountHeader, findWorkspaceOwner, formatAccountHeader } from "#editor/hosted/auth/account.ts";
import { readCookie } from "#editor/hosted/auth/cookies.ts";
import type { IdentityProvider } from "#editor/hosted/auth/identity-provider.ts";
import type { Sessions } from "#editor/hosted/auth/sessions.ts";
import { addSignInRoutes } from "#editor/hosted/auth/sign-in.ts";
import type { HostedSettings } from "#editor/hosted/hosted-settings.ts";
import type { Health } from "#editor/hosted/service-check.ts";
import type { WorkspacePool } from "#editor/hosted/workspaces/workspace-pool.ts";
import { proxyKeyHeader } from "#editor/server/http/proxy-key.ts";
import type { LiveStatusReader } from "#editor/server/publish/live-status.ts";
import { approversHeader, rolesHeader } from "#editor/server/roles.ts";
import { IpAddressCounts } from "#server/collector/ip-address-counts.ts";
import { acceptsHtml, createGuardedServer, getOriginHost } from "./guarded-server.ts";
import { ProxyError, sessionOverMessage } from "./proxy-error.ts";
import { forwardRequest, forwardUpgrade } from "./proxy-request.ts";

export type AuthProxyOptions = {
  settings: HostedSettings;
  provider: IdentityProvider;
  sessions: Sessions;
  workspaces: WorkspacePool;
  readLiveStatus: LiveStatusReader;
  readHealth: () => Promise<Health>;
  /** Receives unexpected errors, without the content of requests. */
  onUnexpectedError?: (error: unknown) => void;
  audit?: AuditLog;
};

/** Requests after which every open tab reads the publications and proposals again. */
const newsPattern = /^\/api\/(?:publish|proposals|undo)\b/;

/** Milliseconds that a request waits for news at most, if it names the state that the tab knows. */
const maxNewsWaitMs = 10_000;

export async function createAuthProxy(options: AuthProxyOptions): Promise<FastifyInstance> {
  const { settings, sessions, workspaces, provider } = options;
  const { onUnexpectedError = console.error, audit = writeAuditLine } = options;
  const { url } = settings;
  const auditRequest = createRequestAudit(audit);
  const app = createGuardedServer({
    origin: url,
    url,
    onUnexpectedError,
    onForeignRequest: (request, reply) => {
      const session = sessions.find(readCookie(request.raw, "session"), false);
      if (session) auditRequest(request, session.account, reply);
    },
    requiredHeader: "x-editor",
    frameAncestors: "'none'",
  });
  await app.register(rateLimit, {
    global: false,
    store: IpAddressCounts,
    errorResponseBuilder: () => new ProxyError(429, "Van muchos intentos seguidos: espera un minuto y entra otra vez."),
  });
  await app.register((open) =>
    addSignInRoutes(open, { settings, provider, sessions, audit, report: onUnexpectedError }),
  );
  let news = Promise.withResolvers<LiveStatus>();
  const announceNews = () => {
    // If no tab waits, an error of reading would otherwise end the process.
    news.promise.catch(() => undefined);
    news.resolve(options.readLiveStatus(true));
    news = Promise.withResolvers();
  };
  // The proxy responds itself, because polling must not extend the session or the life of a workspace.
  app.get<{ Querystring: { wait?: string } }>("/api/live", async (request) => {
    if (!sessions.find(readCookie(request.raw, "session"), false)) throw new ProxyError(401, sessionOverMessage);
    const { promise: nextStatus } = news;
    const status = await options.readLiveStatus();
    if (request.query.wait !== status.repositoryState) return status;
    return Promise.race([nextStatus, wait(maxNewsWaitMs, status, { ref: false })]);
  });
  app.addHook("preClose", async () => announceNews());
  // For monitors, which have no session.
  app.get("/entrar/salud", async (_request, reply) => {
    const health = await options.readHealth();
    return reply.code(health.problems.length > 0 ? 503 : 200).send(health);
  });
  app.all("/*", async (request, reply) => {
    const session = findSession(sessions, request.raw);
    if (!session) return requireSignIn(request, reply);
    auditRequest(request, session.account, reply);
    const owner = findWorkspaceOwner(session);
    const workspace = await workspaces.acquire(owner);
    const headers = {
      [proxyKeyHeader]: workspace.key,
      [rolesHeader]: session.roles.join(),
      [approversHeader]: encodeURIComponent(sessions.formatApprovers(session.account)),
      [accountHeader]: formatAccountHeader(session.account),
    };
    const answer = await forwardInWorkspace(workspaces, owner, reply, onUnexpectedError, () =>
      forwardRequest(request.raw, reply.raw, { port: workspace.editorPort, headers }, {}),
    );
    if (request.method === "POST" && newsPattern.test(request.url)) announceNews();
    return answer;
  });
  app.server.on("upgrade", (_request, socket: Duplex) => socket.destroy());
  return app;
}

export async function createPreviewProxy(options: AuthProxyOptions): Promise<FastifyInstance> {
  const { settings, sessions, workspaces, onUnexpectedError = console.error } = options;
  const { url, previewUrl } = settings;
  const app = createGuardedServer({ origin: previewUrl, url, onUnexpectedError, frameAncestors: url });
  // Only the editor and the preview may frame pages of the draft.
  const frameHeaders = { "content-security-policy": `frame-ancestors 'self' ${url}` };
  app.all("/*", async (request, reply) => {
    const session = findSession(sessions, request.raw);
    if (!session) throw new ProxyError(401, `Abre el editor en ${url} y entra: esta página es un borrador.`);
    const owner = findWorkspaceOwner(session);
    const workspace = await workspaces.acquire(owner);
    const target = { port: workspace.previewPort, headers: { [proxyKeyHeader]: workspace.key } };
    return forwardInWorkspace(workspaces, owner, reply, onUnexpectedError, () =>
      forwardRequest(request.raw, reply.raw, target, frameHeaders),
    );
  });
  app.server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // A page whose workspace has ended reconnects every second, which does not count as activity.
    const session = sessions.find(readCookie(request, "session"), false);
    const isFromPreview = request.headers.host === getOriginHost(previewUrl) && request.headers.origin === previewUrl;
    const workspace = session && isFromPreview ? workspaces.findRunning(findWorkspaceOwner(session)) : undefined;
    if (!session || !workspace) return socket.destroy();
    session.sockets.add(socket);
    socket.once("close", () => session.sockets.delete(socket));
    (socket as Duplex & { setTimeout?: (ms: number) => void }).setTimeout?.(0);
    forwardUpgrade(request, socket, head, {
      port: workspace.previewPort,
      headers: { [proxyKeyHeader]: workspace.key },
    });
  });
  return app;
}

const findSession = (sessions: Sessions, request: IncomingMessage) =>
  sessions.find(readCookie(request, "session"), true);

function requireSignIn(request: FastifyRequest, reply: FastifyReply) {
  if (request.method === "GET" && acceptsHtml(request)) return reply.redirect("/entrar", 303);
  throw new ProxyError(401, sessionOverMessage);
}

/** Codes of errors that are not reported: a browser or workspace disconnected during a transfer. */
const disconnectCodes: readonly string[] = [
  ...["ABORT_ERR", "ECONNRESET", "EPIPE"],
  ...["ERR_STREAM_PREMATURE_CLOSE", "ERR_STREAM_UNABLE_TO_PIPE"],
];

/**
 * Lets `work` write the raw response. If `work` fails, for example because the workspace has ended, responds with 502.
 */
async function forwardInWorkspace(
  workspaces: WorkspacePool,
  owner: Account,
  reply: FastifyReply,
  onError: (error: unknown) => void,
  work: () => Promise<void>,
): Promise<FastifyReply> {
  reply.hijack();
  try {
    await workspaces.keepBusyWhile(owner, work);
  } catch (error) {
    if (!disconnectCodes.includes(`${(error as NodeJS.ErrnoException).code}`)) onError(error);
    if (!reply.raw.headersSent) reply.raw.writeHead(502, { "content-type": "application/json; charset=utf-8" });
    if (!reply.raw.writableEnded) reply.raw.end('{"message":"El editor se cerró a la mitad. Inténtalo otra vez."}');
  }
  return reply;
}
