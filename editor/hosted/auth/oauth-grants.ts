/** Tokens for a person's code, as OAuth 2.0 has it (RFC 6749); both services ask for the same. */
import type { Forge } from "#editor/hosted/forge/forge.ts";
import { askForge, grantSchema } from "#editor/hosted/forge/forge-request.ts";

/** @param more - what a service wants besides with a code. */
export function oauthGrants(
  tokenAddress: string,
  more: Readonly<Record<string, string>> = {},
): Pick<Forge, "exchange" | "renew"> {
  const grantFor = (form: Readonly<Record<string, string>>) =>
    askForge(tokenAddress, { method: "POST", form, answer: grantSchema });
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
