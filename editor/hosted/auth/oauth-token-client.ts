/** Exchanges a code or a refresh token for an access token with OAuth 2.0 (RFC 6749), which both forges implement. */
import type { Forge } from "#editor/hosted/forge/forge.ts";
import { fetchFromForge, grantSchema } from "#editor/hosted/forge/forge-request.ts";

/** @param more - additional parameters that a forge requires when a code is exchanged. */
export function createOauthTokenClient(
  tokenAddress: string,
  more: Readonly<Record<string, string>> = {},
): Pick<Forge, "exchange" | "renew"> {
  const grantFor = (form: Readonly<Record<string, string>>) =>
    fetchFromForge(tokenAddress, { method: "POST", form, answer: grantSchema });
  return {
    exchange: ({ clientId, clientSecret, redirectUri, code, verifier }) =>
      grantFor({
        ...more,
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uri: redirectUri,
        code,
        code_verifier: verifier,
      }),
    renew: ({ clientId, clientSecret, refreshToken }) =>
      grantFor({
        grant_type: "refresh_token",
        client_id: clientId,
        client_secret: clientSecret,
        refresh_token: refreshToken,
      }),
  };
}
