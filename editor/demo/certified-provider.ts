/**
 * A company's OpenID Connect provider for tests and trials: the certified `oidc-provider` with real keys, on this
 * machine. Instead of asking for a password, it signs `visitor` in, or offers all people on a page.
 */
import { generateKeyPairSync } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type JWTPayload, SignJWT } from "jose";
import Provider, { type Configuration } from "oidc-provider";
import type { OidcSettings } from "#editor/hosted/hosted-settings.ts";
import { chosenPersonParameter, type DemoPerson, renderPeoplePage } from "./people-page.ts";

/** Origin of the editor, to which the provider redirects people after signing in. */
type EditorOrigin = { origin: string };

const client = { id: "editor-de-wim", secret: "a-secret-that-nobody-says" };

/** A claim that is missing from the ID token, so that the editor requests userinfo, as with GitLab. */
const groupsClaim = "groups";

export type CertifiedProvider = Awaited<ReturnType<typeof openCertifiedProvider>>;

export async function openCertifiedProvider({ origin }: EditorOrigin) {
  const people = new Map<string, DemoPerson>();
  const state = {
    people,
    /** Key of the person who signs in next; undefined if the visitor chooses on a page. */
    visitor: "" as string | undefined,
    givesRefreshTokens: true,
    /** Receives the logout tokens that the provider sends to the editor. */
    onLogoutToken: async (_token: string) => {},
    counts: new Map<string, number>(),
    isBroken: false,
    /** The path that does not respond; undefined if all paths respond. */
    brokenPath: undefined as string | undefined,
  };
  let currentProvider: Provider;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://provider");
    state.counts.set(pathname, (state.counts.get(pathname) ?? 0) + 1);
    if (state.isBroken || pathname === state.brokenPath) return void response.writeHead(503).end();
    if (!pathname.startsWith("/interaction/")) return void currentProvider.callback()(request, response);
    const visitorKey = state.visitor ?? searchParams.get(chosenPersonParameter);
    if (visitorKey === null)
      return void response.setHeader("content-type", "text/html; charset=utf-8").end(renderPeoplePage(people));
    const result = visitorKey === "" ? { error: "access_denied" } : { login: { accountId: visitorKey } };
    currentProvider.interactionFinished(request, response, result).catch(() => response.writeHead(400).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = new URL(`http://localhost:${(server.address() as AddressInfo).port}`);
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const key = { ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256", kid: "key" };
  const signClaims = (claims: JWTPayload) =>
    new SignJWT(claims).setProtectedHeader({ alg: key.alg, kid: key.kid, typ: "logout+jwt" }).sign(privateKey);
  const configuration: Configuration = {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${origin}/entrar/vuelta`],
        post_logout_redirect_uris: [`${origin}/entrar/salida`],
        backchannel_logout_uri: `${origin}/entrar/cierre`,
        backchannel_logout_session_required: true,
        grant_types: ["authorization_code", "refresh_token"],
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ["a-key-for-cookies"] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", groupsClaim] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    // Lifetimes as short as Keycloak's: an unused refresh token expires after half an hour. As with GitLab, each
    // works once.
    ttl: { AccessToken: 7200, Grant: 86_400, IdToken: 3600, Interaction: 600, Session: 86_400, RefreshToken: 1800 },
    rotateRefreshToken: true,
    issueRefreshToken: async () => state.givesRefreshTokens,
    findAccount: (_ctx, id) => {
      const person = people.get(id);
      if (!person) return undefined;
      const { name, email, groups, isUnverified } = person;
      const claims = { sub: id, name, email, email_verified: !isUnverified, [groupsClaim]: groups };
      return { accountId: id, claims: async () => claims };
    },
    // Grants consent at once, as a company does for its own application.
    loadExistingGrant: async (ctx) => {
      const { client: asking, session, params } = ctx.oidc;
      const grant = new ctx.oidc.provider.Grant({
        clientId: asking?.clientId ?? "",
        accountId: session?.accountId ?? "",
      });
      grant.addOIDCScope(String(params?.scope));
      await grant.save();
      return grant;
    },
    fetch: async (url, options) => {
      if (!String(url).endsWith("/entrar/cierre")) throw new Error(`the provider asks ${url}`);
      await state.onLogoutToken(new URLSearchParams(String(options?.body)).get("logout_token") ?? "");
      return new Response(null, { status: 200 });
    },
  };
  currentProvider = new Provider(issuer.origin, configuration);
  const settings: OidcSettings = {
    issuer,
    clientId: client.id,
    clientSecret: client.secret,
    scope: "openid profile email",
    groupsClaim,
  };
  return Object.assign(state, {
    settings,
    sign: signClaims,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}
