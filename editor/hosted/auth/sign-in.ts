/**
 * Routes that sign people in with OAuth's authorization code and PKCE. Everyone who may push to the repository may
 * edit. A code is accepted once, and only from the browser that started signing in.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Account, Forge, Grant } from "#editor/hosted/forge/forge.ts";
import { ForgeError } from "#editor/hosted/forge/forge-request.ts";
import type { HostedSettings } from "#editor/hosted/hosted-settings.ts";
import { ProxyError } from "#editor/hosted/proxy/proxy-error.ts";
import { formatCookie, readCookie } from "./cookies.ts";
import { generateSecret, hashSecret } from "./secrets.ts";
import { maxSessionMs, type Sessions } from "./sessions.ts";
import { renderSignInPage } from "./sign-in-page.ts";

type SignInOptions = {
  settings: Pick<HostedSettings, "url" | "clientId" | "clientSecret">;
  forge: Forge;
  sessions: Sessions;
  now: () => number;
};

type Left = { verifier: string; at: number };

/** Time limit for signing in at the forge; long enough for a second factor. */
const awayMs = 10 * 60_000;
/** Maximum number of unfinished sign-ins in memory; the oldest are dropped. */
const maxPendingSignIns = 1_000;

/** Maximum requests per minute and IP address; a whole office may share an address. */
const maxAttempts = 30;

const stale = "Esta entrada ya no vale: tardó demasiado, o empezó en otro navegador. Entra otra vez.";

export function signInRoutes(app: FastifyInstance, { settings, forge, sessions, now }: SignInOptions): void {
  const { url, clientId, clientSecret } = settings;
  const redirectUri = `${url}/entrar/vuelta`;
  const left = new Map<string, Left>();
  const limited = { config: { rateLimit: { max: maxAttempts, timeWindow: "1 minute" } } };

  app.get<{ Querystring: { salida?: string } }>("/entrar", (request, reply) => {
    if (sessions.find(readCookie(request.raw, "session"), true)) return reply.redirect("/", 303);
    return reply
      .type("text/html; charset=utf-8")
      .send(renderSignInPage(forge.name, request.query.salida !== undefined));
  });

  app.get("/entrar/ir", limited, (_request, reply) => {
    const mark = generateSecret();
    const verifier = generateSecret();
    const state = hashSecret(mark);
    const [oldest] = left.keys();
    if (left.size >= maxPendingSignIns && oldest !== undefined) left.delete(oldest);
    left.set(state, { verifier, at: now() });
    return reply
      .header("set-cookie", formatCookie("leaving", mark, awayMs / 1000))
      .redirect(forge.signInUrl({ clientId, redirectUri, state, challenge: hashSecret(verifier) }), 303);
  });

  app.get<{ Querystring: Record<string, unknown> }>("/entrar/vuelta", limited, async (request, reply) => {
    const { code, state } = request.query;
    const mark = readCookie(request.raw, "leaving");
    const began = mark === undefined ? undefined : left.get(hashSecret(mark));
    // Only the browser that started this sign-in may finish it, and only once.
    if (mark === undefined || !began || state !== hashSecret(mark)) throw new ProxyError(400, stale);
    left.delete(hashSecret(mark));
    reply.header("set-cookie", formatCookie("leaving", "", 0));
    if (now() - began.at > awayMs) throw new ProxyError(400, stale);
    if (typeof code !== "string" || code === "" || code.length > 500)
      throw new ProxyError(400, `${forge.name} no te dejó entrar, o lo cancelaste. Entra otra vez.`);
    const grant = await forge
      .exchange({ clientId, clientSecret, redirectUri, code, verifier: began.verifier })
      .catch((error: unknown) => {
        throw toProxyError(forge, error, stale);
      });
    const account = await readAccount(forge, grant);
    sessions.end(readCookie(request.raw, "session"));
    const id = sessions.start(account, grant);
    return reply
      .header("set-cookie", [formatCookie("leaving", "", 0), formatCookie("session", id, maxSessionMs / 1000)])
      .redirect("/", 303);
  });

  app.post("/salir", (request, reply) => leave(sessions, request, reply));
}

async function readAccount(forge: Forge, { token }: Grant): Promise<Account> {
  const stranger = `Tu cuenta de ${forge.name} no puede publicar el sitio. Pide permiso a quien lo administra.`;
  try {
    const [account, mayPush] = await Promise.all([forge.account(token), forge.mayPush(token)]);
    if (mayPush) return account;
  } catch (error) {
    throw toProxyError(forge, error, stranger);
  }
  throw new ProxyError(403, stranger);
}

/**
 * Converts an error of the forge to one with a message for the person.
 *
 * @param words - the message if the forge refused; an unavailable forge has its own message.
 */
function toProxyError({ name }: Forge, error: unknown, words: string): unknown {
  if (!(error instanceof ForgeError)) return error;
  if (error.isTemporary) return new ProxyError(502, `${name} no contesta. Entra otra vez en unos minutos.`);
  return new ProxyError(403, words);
}

/** Signs out. `guarded-server.ts` requires the app's own header, so that another site cannot sign anyone out. */
function leave(sessions: Sessions, request: FastifyRequest, reply: FastifyReply) {
  sessions.end(readCookie(request.raw, "session"));
  return reply
    .header("set-cookie", formatCookie("session", "", 0))
    .code(204)
    .send();
}
