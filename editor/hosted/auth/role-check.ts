/**
 * Checks in the background, at intervals, whether a signed-in person still has an account and roles. Requests do not
 * wait for the check.
 */
import type { HostedSettings } from "#editor/hosted/hosted-settings.ts";
import { ProxyError } from "#editor/hosted/proxy/proxy-error.ts";
import { findRoles } from "./account.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import { roleCheckIntervalMs, type Session, type Sessions } from "./sessions.ts";

type RoleCheckOptions = {
  settings: Pick<HostedSettings, "oidc" | "roles">;
  provider: Pick<IdentityProvider, "renew">;
  sessions: Pick<Sessions, "end">;
  now: () => number;
};

/** Time until the next check if the provider did not answer. */
const againMs = 60_000;

/** @returns a function to call for each request. It ends the session of a person who left, or has no role any more. */
export function createRoleChecker({ settings, provider, sessions, now }: RoleCheckOptions): (session: Session) => void {
  const check = async (session: Session) => {
    try {
      session.grant = await provider.renew(session.grant);
      session.roles = findRoles(settings.roles, session.grant.claims, settings.oidc.groupsClaim);
      if (session.roles.length === 0) sessions.end(session.id);
      session.checkAt = now() + roleCheckIntervalMs;
    } catch (error) {
      if (error instanceof ProxyError && error.status < 500) sessions.end(session.id);
    }
  };
  return (session) => {
    if (now() < session.checkAt) return;
    session.checkAt = now() + againMs;
    void check(session);
  };
}
