/** Sessions of signed-in people, in memory: after a restart, people sign in again. Drafts are kept on disk. */
import type { Duplex } from "node:stream";
import type { HostedSettings } from "#editor/hosted/hosted-settings.ts";
import { ProxyError } from "#editor/hosted/proxy/proxy-error.ts";
import type { Role } from "#editor/server/roles.ts";
import { type Account, findRoles } from "./account.ts";
import type { Grant, IdentityProvider } from "./identity-provider.ts";
import { generateSecret } from "./secrets.ts";

type SignedIn = { account: Account; grant: Grant; roles: readonly Role[] };

export type Session = SignedIn & {
  id: string;
  startedAt: number;
  lastAt: number;
  /** When to ask the provider again for the person's roles. */
  checkAt: number;
  /** Open WebSocket connections, which are closed with the session. */
  sockets: Set<Duplex>;
};

export type Sessions = ReturnType<typeof openSessions>;

const minute = 60_000;
export const maxIdleMs = 2 * 60 * minute;
/** Maximum duration of a session: one working day, even if the person is always active. */
export const maxSessionMs = 12 * 60 * minute;
/** Interval of the checks at the provider: a person who left is signed out within this time. */
export const roleCheckIntervalMs = 60 * minute;
const sweepMs = minute;

export function openSessions(now: () => number = Date.now) {
  const sessions = new Map<string, Session>();
  const end = (id: string | undefined) => {
    const session = id === undefined ? undefined : sessions.get(id);
    if (id === undefined || !session) return;
    sessions.delete(id);
    for (const socket of session.sockets) socket.destroy();
  };
  const isOver = ({ startedAt, lastAt }: Session) => now() - startedAt >= maxSessionMs || now() - lastAt >= maxIdleMs;
  const sweep = setInterval(() => {
    for (const [id, session] of sessions) if (isOver(session)) end(id);
  }, sweepMs);
  sweep.unref();
  return {
    /** @returns the session id, for the cookie. */
    start: (person: SignedIn): string => {
      const id = generateSecret();
      const at = now();
      const checkAt = at + roleCheckIntervalMs;
      sessions.set(id, { ...person, id, startedAt: at, lastAt: at, checkAt, sockets: new Set() });
      return id;
    },
    /** @param isActivity - whether a person caused the request; automatic requests do not extend the session. */
    find: (id: string | undefined, isActivity: boolean): Session | undefined => {
      const session = id === undefined ? undefined : sessions.get(id);
      if (!session) return undefined;
      if (isOver(session)) {
        end(id);
        return undefined;
      }
      if (isActivity) session.lastAt = now();
      return session;
    },
    end,
    /** Ends the sessions of an account at the provider or, if there is a `sid`, of one sign-in there. */
    endOf: ({ sub, sid }: { sub?: string; sid?: string }) => {
      for (const [id, { grant }] of sessions) {
        const { idClaims } = grant;
        // Some providers do not name the sign-in in the ID token.
        const isOne = sid !== undefined && idClaims.sid !== undefined;
        const isMeant = isOne ? idClaims.sid === sid : idClaims.sub === sub;
        if (isMeant) end(id);
      }
    },
    close: () => {
      clearInterval(sweep);
      for (const id of sessions.keys()) end(id);
    },
  };
}

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
