/**
 * Routes that sign people in with the company's account, and out. Everyone with a role may enter. Each response of the
 * provider is accepted once, and only from the browser that started the sign-in.
 */
import formbody from "@fastify/formbody";
import type { FastifyInstance } from "fastify";
import type { AuditLog } from "#editor/hosted/audit-log.ts";
import type { HostedSettings } from "#editor/hosted/hosted-settings.ts";
import { ProxyError } from "#editor/hosted/proxy/proxy-error.ts";
import { findRoles, readAccount, readGroups } from "./account.ts";
import { formatCookie, readCookie } from "./cookies.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import { generateSecret, hashSecret } from "./secrets.ts";
import { maxSessionMs, type Sessions } from "./sessions.ts";
import { renderSignInPage } from "./sign-in-page.ts";

type SignInOptions = {
  settings: Pick<HostedSettings, "url" | "oidc" | "roles">;
  provider: IdentityProvider;
  sessions: Sessions;
  audit: AuditLog;
  /** Receives log lines for the editor's administrator. */
  report: (line: string) => void;
};

type PendingSignIn = { nonce: string; verifier: string; startedAt: number };

/** Path to which the provider redirects the browser after signing in and after signing out. */
export const returnPath = "/entrar/vuelta";
export const signedOutPath = "/entrar/salida";

/** Time limit in ms for signing in at the provider; long enough for a second factor. */
const maxSignInMs = 10 * 60_000;
/** Maximum number of unfinished sign-ins in memory; above it, the oldest are dropped. */
const maxPendingSignIns = 1_000;

/** Maximum requests per minute and IP address; a whole office may share an address. */
const maxRequestsPerMinute = 30;

const maxLogoutBytes = 64 * 1024;

const formatUnrenewableWarning = (host: string) =>
  `${host} no da con qué renovar las sesiones: cada una termina a la hora, y hay que entrar otra vez. La tabla de deploy/editor.md dice qué pedirle.`;

const staleSignInMessage = "Esta entrada ya no vale: tardó demasiado, o empezó en otro navegador. Entra otra vez.";

export async function addSignInRoutes(app: FastifyInstance, options: SignInOptions): Promise<void> {
  const { settings, provider, sessions, audit, report } = options;
  const pendingSignIns = new Map<string, PendingSignIn>();
  let hasReported = false;
  const reportOnce = () => {
    if (!hasReported) report(formatUnrenewableWarning(settings.oidc.issuer.host));
    hasReported = true;
  };
  /** Groups of roles that nobody has had since the editor started; misspelt ones stay. */
  const unseenGroups = new Set(
    Object.values(settings.roles)
      .flat()
      .filter((member) => !member.includes("@")),
  );
  /** Says what the provider sent of a person without a role. */
  const formatNoRoleReason = (groups: readonly string[]) => {
    const sent = `${settings.oidc.issuer.host} ${groups.length > 0 ? "mandó" : "no mandó"} «${settings.oidc.groupsClaim}»`;
    const unseen = unseenGroups.size > 0 ? `. Nadie ha llegado aún con: ${[...unseenGroups].join(", ")}` : "";
    return `${[sent, groups.join(", ")].filter(Boolean).join(": ")}${unseen}`;
  };
  const rateLimitOptions = { config: { rateLimit: { max: maxRequestsPerMinute, timeWindow: "1 minute" } } };

  app.get("/entrar", (request, reply) => {
    if (sessions.find(readCookie(request.raw, "session"), true)) return reply.redirect("/", 303);
    return reply.type("text/html; charset=utf-8").send(renderSignInPage(false));
  });
  app.get(signedOutPath, (_request, reply) => reply.type("text/html; charset=utf-8").send(renderSignInPage(true)));

  app.get("/entrar/ir", rateLimitOptions, async (_request, reply) => {
    const browserSecret = generateSecret();
    const checks = { state: hashSecret(browserSecret), nonce: generateSecret(), verifier: generateSecret() };
    const signInUrl = await provider.buildSignInUrl(checks);
    const [oldest] = pendingSignIns.keys();
    if (pendingSignIns.size >= maxPendingSignIns && oldest !== undefined) pendingSignIns.delete(oldest);
    pendingSignIns.set(checks.state, { ...checks, startedAt: Date.now() });
    return reply
      .header("set-cookie", formatCookie("signIn", browserSecret, maxSignInMs / 1000))
      .redirect(signInUrl, 303);
  });

  app.get<{ Querystring: Record<string, unknown> }>(returnPath, rateLimitOptions, async (request, reply) => {
    const browserSecret = readCookie(request.raw, "signIn");
    const state = browserSecret === undefined ? "" : hashSecret(browserSecret);
    const pendingSignIn = pendingSignIns.get(state);
    // Only the browser that started this sign-in may finish it, and only once.
    if (!pendingSignIn || request.query.state !== state) throw new ProxyError(400, staleSignInMessage);
    pendingSignIns.delete(state);
    reply.header("set-cookie", formatCookie("signIn", "", 0));
    if (Date.now() - pendingSignIn.startedAt > maxSignInMs) throw new ProxyError(400, staleSignInMessage);
    const grant = await provider.completeSignIn(new URL(request.raw.url ?? "", settings.url), {
      ...pendingSignIn,
      state,
    });
    const account = readAccount(grant.claims);
    const roles = findRoles(settings.roles, grant.claims, settings.oidc.groupsClaim);
    const { name, email } = account.person;
    const groups = readGroups(grant.claims, settings.oidc.groupsClaim);
    for (const group of groups) unseenGroups.delete(group);
    const entry = { email, roles, address: request.ip };
    if (roles.length > 0) audit({ event: "sign-in", ...entry });
    else audit({ event: "sign-in-refused", ...entry, reason: formatNoRoleReason(groups) });
    if (roles.length === 0)
      throw new ProxyError(
        403,
        `${name} (${email}) no tiene permiso en el editor. Pídelo a quien lo administra: le falta un grupo.`,
      );
    sessions.end(readCookie(request.raw, "session"), "signed-in-again");
    if (grant.refreshToken === undefined) reportOnce();
    const id = sessions.start({ account, grant, roles });
    return reply
      .header("set-cookie", [formatCookie("signIn", "", 0), formatCookie("session", id, maxSessionMs / 1000)])
      .redirect("/", 303);
  });

  // `guarded-server.ts` requires the app's own header, so that another site cannot sign people out.
  app.post("/salir", async (request, reply) => {
    const session = sessions.find(readCookie(request.raw, "session"), true);
    sessions.end(session?.id);
    if (session) audit({ event: "sign-out", email: session.account.person.email, address: request.ip });
    reply.header("set-cookie", formatCookie("session", "", 0));
    // The session here has ended even if the provider does not respond.
    const signOutUrl = session && (await provider.buildSignOutUrl(session.grant).catch(() => undefined));
    return { to: signOutUrl ?? signedOutPath };
  });

  await app.register(async (direct) => {
    await direct.register(formbody, { bodyLimit: maxLogoutBytes });
    const providerRouteOptions = { config: { ...rateLimitOptions.config, isFromServer: true } };
    direct.post<{ Body?: { logout_token?: unknown } }>(
      "/entrar/cierre",
      providerRouteOptions,
      async ({ body }, reply) => {
        try {
          sessions.endSessionsOf(await provider.readLogoutToken(String(body?.logout_token)));
          return reply.code(200).send();
        } catch (error) {
          const isRefused = error instanceof ProxyError && error.status < 500;
          return reply
            .code(isRefused ? 400 : 502)
            .send({ error: isRefused ? "invalid_request" : "temporarily_unavailable" });
        }
      },
    );
  });
}
