/**
 * The company's OpenID Connect provider: signs people in and out, and regularly checks whether they may still edit.
 * Errors are {@link ProxyError}s. Status 5xx: the provider does not respond or is not set up; 4xx: it refuses the
 * person.
 */
import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from "jose";
import * as oidc from "openid-client";
import type { OidcSettings } from "#editor/hosted/hosted-settings.ts";
import { ProxyError } from "#editor/hosted/proxy/proxy-error.ts";
import type { Claims } from "./account.ts";

export type SignInChecks = { state: string; nonce: string; verifier: string };

/** Tokens and claims that the provider grants for a session. */
export type Grant = {
  idToken: string;
  idClaims: Claims;
  /** Claims of the ID token and, if some are missing, of userinfo. */
  claims: Claims;
  /** Undefined if the provider issued none; the session then cannot be renewed. */
  refreshToken?: string | undefined;
};

export type IdentityProvider = ReturnType<typeof openIdentityProvider>;

type ProviderOptions = { settings: OidcSettings; redirectUri: string; signedOutUri: string };

const timeoutSeconds = 15;
const clockToleranceSeconds = 60;
/** Maximum age of a logout token. Its id is remembered until then, so that it is not accepted twice. */
const maxLogoutAgeSeconds = 300;
const logoutEvent = "http://schemas.openid.net/event/backchannel-logout";

const googleHost = "accounts.google.com";
/**
 * Google issues a refresh token only with `access_type`, and at later sign-ins only if `prompt` is also set. Other
 * providers always issue one, or do so for the scope `offline_access`, which Google does not know.
 */
const googleRefreshTokenParameters = { access_type: "offline", prompt: "consent" } as const;

export function openIdentityProvider({ settings, redirectUri, signedOutUri }: ProviderOptions) {
  const { issuer, clientId, clientSecret, scope, groupsClaim } = settings;
  const metadata = { client_secret: clientSecret, [oidc.clockTolerance]: clockToleranceSeconds };
  let discovery: Promise<oidc.Configuration> | undefined;
  /** Discovers the provider once; after a failure, the next request retries. */
  const discover = () => {
    discovery ??= oidc
      .discovery(issuer, clientId, metadata, sendSecret, {
        timeout: timeoutSeconds,
        execute: [
          oidc.enableNonRepudiationChecks,
          ...(issuer.protocol === "http:" ? [oidc.allowInsecureRequests] : []),
        ],
      })
      .catch((error: unknown) => {
        discovery = undefined;
        throw isUnreachable(error)
          ? error
          : new ProxyError(502, `${issuer.host} no contesta como proveedor: ${fixInstruction}`, { cause: error });
      });
    return discovery;
  };
  const callProvider = async <Result>(
    work: (config: oidc.Configuration) => Promise<Result> | Result,
  ): Promise<Result> => {
    try {
      return await work(await discover());
    } catch (error) {
      throw toProxyError(error, issuer.host);
    }
  };
  const readClaims = async (config: oidc.Configuration, idClaims: Claims, accessToken: string): Promise<Claims> => {
    const hasAllClaims = idClaims.email !== undefined && idClaims[groupsClaim] !== undefined;
    if (hasAllClaims || !config.serverMetadata().userinfo_endpoint) return idClaims;
    return { ...idClaims, ...(await oidc.fetchUserInfo(config, accessToken, String(idClaims.sub))) };
  };
  const toGrant = async (config: oidc.Configuration, tokens: Tokens, before?: Grant): Promise<Grant> => {
    const idTokenClaims: Claims | undefined = tokens.claims();
    // A renewed ID token may lack the `sid` with which the provider later ends the session.
    const idClaims = idTokenClaims ? { sid: before?.idClaims.sid, ...idTokenClaims } : (before?.idClaims ?? {});
    return {
      idToken: tokens.id_token ?? before?.idToken ?? "",
      idClaims,
      claims: await readClaims(config, idClaims, tokens.access_token),
      refreshToken: tokens.refresh_token ?? before?.refreshToken,
    };
  };
  let keys: JWTVerifyGetKey | undefined;
  const usedTokenExpiries = new Map<string, number>();
  return {
    buildSignInUrl: ({ state, nonce, verifier }: SignInChecks): Promise<string> =>
      callProvider(async (config) => {
        const challenge = await oidc.calculatePKCECodeChallenge(verifier);
        const signInParameters = { redirect_uri: redirectUri, scope, state, nonce, code_challenge: challenge };
        const refreshTokenParameters = issuer.host === googleHost ? googleRefreshTokenParameters : {};
        return oidc.buildAuthorizationUrl(config, {
          ...signInParameters,
          ...refreshTokenParameters,
          code_challenge_method: "S256",
        }).href;
      }),
    /** @param url - the full URL to which the provider redirected the browser. */
    completeSignIn: (url: URL, { state, nonce, verifier }: SignInChecks): Promise<Grant> =>
      callProvider(async (config) => {
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
        return toGrant(config, await oidc.authorizationCodeGrant(config, url, checks));
      }),
    /** Requests the person's claims again; only for a grant with a refresh token. */
    renew: (grant: Grant): Promise<Grant> =>
      callProvider(async (config) => {
        const tokens = await oidc.refreshTokenGrant(config, grant.refreshToken ?? "");
        // The request may have invalidated the old refresh token, even if userinfo does not respond now.
        grant.refreshToken = tokens.refresh_token ?? grant.refreshToken;
        return toGrant(config, tokens, grant);
      }),
    /** Returns the URL that also ends the session at the provider; undefined if it has none. */
    buildSignOutUrl: (grant: Grant): Promise<string | undefined> =>
      callProvider((config) => {
        if (!config.serverMetadata().end_session_endpoint) return undefined;
        const signOutParameters = { id_token_hint: grant.idToken, post_logout_redirect_uri: signedOutUri };
        return oidc.buildEndSessionUrl(config, signOutParameters).href;
      }),
    /** Verifies a token with which the provider ends sessions (OpenID Connect Back-Channel Logout 1.0, section 2.6). */
    readLogoutToken: (token: string): Promise<{ sub?: string; sid?: string }> =>
      callProvider(async (config) => {
        const { jwks_uri: address = "", issuer: iss } = config.serverMetadata();
        keys ??= createRemoteJWKSet(new URL(address), { timeoutDuration: timeoutSeconds * 1000 });
        const { payload } = await jwtVerify(token, keys, {
          issuer: iss,
          audience: clientId,
          clockTolerance: clockToleranceSeconds,
          maxTokenAge: maxLogoutAgeSeconds,
          requiredClaims: ["jti", "events"],
        });
        const { jti = "", sub, sid, events, nonce } = payload;
        const now = Date.now();
        for (const [each, until] of usedTokenExpiries) if (until < now) usedTokenExpiries.delete(each);
        const isEvent = typeof events === "object" && events !== null && Object.hasOwn(events, logoutEvent);
        const hasNoSubject = sub === undefined && sid === undefined;
        if (!isEvent || hasNoSubject || nonce !== undefined || usedTokenExpiries.has(jti))
          throw new ProxyError(400, "not a logout token");
        usedTokenExpiries.set(jti, now + (maxLogoutAgeSeconds + 2 * clockToleranceSeconds) * 1000);
        return { ...(typeof sub === "string" && { sub }), ...(typeof sid === "string" && { sid }) };
      }),
  };
}

type Tokens = oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers;

const fixInstruction = "quien administra el editor revisa EDITOR_OIDC_ISSUER.";

/**
 * Sends the secret with a method that the provider supports. Some providers do not decode it in a header: there it is
 * sent as it is or, with characters that would have to be encoded, in the form.
 */
const sendSecret: oidc.ClientAuth = (server, client, body, headers) => {
  const supportedMethods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
  const [id, secret] = [client.client_id, client.client_secret as string];
  const isPlain = /^[\w.~-]+$/.test(id + secret);
  const usesForm = supportedMethods.includes("client_secret_post") && !isPlain;
  if (usesForm || !supportedMethods.includes("client_secret_basic"))
    oidc.ClientSecretPost(secret)(server, client, body, headers);
  else if (isPlain) headers.set("authorization", `Basic ${Buffer.from(`${id}:${secret}`).toString("base64")}`);
  else oidc.ClientSecretBasic(secret)(server, client, body, headers);
};

function isUnreachable(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown };
  const status = cause instanceof Response ? cause.status : 0;
  return (error instanceof TypeError && /fetch failed|terminated/.test(error.message)) ||
    ["OAUTH_TIMEOUT", "ERR_JWKS_TIMEOUT"].includes(code ?? "")
    ? true
    : status >= 500 || status === 429;
}

/** What is wrong at the provider, or at this machine, by the code of the library. */
const faults: Readonly<Record<string, string>> = {
  OAUTH_UNSUPPORTED_OPERATION: "firma de un modo que no sirve, y hace falta RS256: avisa a quien administra el editor.",
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: "y el editor no tienen la misma hora: avisa a quien lo administra.",
};

/** Whether the provider refuses the client or its secret, in the response body or in a challenge of HTTP. */
const isUnknownClient = (error: unknown): boolean =>
  (error instanceof oidc.ResponseBodyError && error.error.endsWith("_client")) ||
  (error instanceof oidc.WWWAuthenticateChallengeError && error.cause.some(({ scheme }) => scheme === "basic"));

/** Error codes with which Node refuses a certificate, for example from a company's own authority. */
const certificateCode = /^(?:CERT_|DEPTH_ZERO_|ERR_TLS_CERT_|HOSTNAME_MISMATCH|SELF_SIGNED_|UNABLE_TO_)/;

function isUntrusted(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return certificateCode.test(`${(error as NodeJS.ErrnoException).code}`) || isUntrusted(error.cause);
}

function toProxyError(error: unknown, host: string): unknown {
  if (error instanceof ProxyError) return error;
  const refuse = (status: number, message: string) => new ProxyError(status, message, { cause: error });
  if (isUntrusted(error))
    return refuse(502, `No se reconoce el certificado de ${host}: avisa a quien administra el editor.`);
  if (isUnreachable(error))
    return refuse(502, `${host}, donde está tu cuenta, no contesta. Entra otra vez en unos minutos.`);
  if (error instanceof oidc.AuthorizationResponseError)
    return refuse(400, `${host} no te dejó entrar, o lo cancelaste. Entra otra vez.`);
  const fault = isUnknownClient(error)
    ? "no reconoce al editor: quien lo administra revisa EDITOR_CLIENT_ID y EDITOR_CLIENT_SECRET."
    : faults[(error as NodeJS.ErrnoException).code ?? ""];
  return fault === undefined
    ? refuse(403, `No se pudo comprobar lo que dijo ${host}: entra otra vez desde el principio.`)
    : refuse(502, `${host} ${fault}`);
}
