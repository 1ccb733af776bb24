/** Sessions of signed-in people, in memory: after a restart, people sign in again. Drafts stay on disk. */
import type { Duplex } from "node:stream";
import { formatSpanishList } from "#domain/text/spanish-list.ts";
import { type AuditLog, writeAuditLine } from "#editor/hosted/audit-log.ts";
import type { HostedSettings } from "#editor/hosted/hosted-settings.ts";
import { ProxyError } from "#editor/hosted/proxy/proxy-error.ts";
import type { Role } from "#editor/server/roles.ts";
import { type Account, findRoles } from "./account.ts";
import type { Grant, IdentityProvider } from "./identity-provider.ts";
import { generateSecret } from "./secrets.ts";

type SignedInPerson = { account: Account; grant: Grant; roles: readonly Role[] };

export type Session = SignedInPerson & {
  id: string;
  startedAt: number;
  lastActivityAt: number;
  /** When the provider last confirmed the person and their groups, in ms since 1970. */
  confirmedAt: number;
  /** When to ask the provider again, in ms since 1970. */
  nextCheckAt: number;
  /** Open WebSocket connections; they close when the session ends. */
  sockets: Set<Duplex>;
};

export type Sessions = ReturnType<typeof createSessionStore>;

const minuteMs = 60_000;
const maxIdleMs = 2 * 60 * minuteMs;
/** Maximum duration of a session in ms: one working day, even if the person is always active. */
export const maxSessionMs = 12 * 60 * minuteMs;
/** Interval in ms between requests to the provider. Keycloak forgets a sign-in that is not renewed for half an hour. */
const roleCheckIntervalMs = 20 * minuteMs;
/** Delay in ms until the next check if the provider did not respond. */
const checkRetryMs = minuteMs;
/**
 * A session ends if the provider has not confirmed it for this many ms: it issued no refresh token, or does not
 * respond. So a person who left the company is signed out within this time.
 */
const maxUnconfirmedMs = 60 * minuteMs;
export const sweepIntervalMs = minuteMs;

/** Formats a configured role member for people; empty for a Microsoft group, whose id nobody recognizes. */
const formatRoleMember = (member: string): string[] => {
  if (/^[0-9a-f-]{36}$/i.test(member)) return [];
  return [member.includes("@") ? member : `alguien de «${member}»`];
};

type SessionOptions = {
  settings: Pick<HostedSettings, "oidc" | "roles">;
  provider: Pick<IdentityProvider, "renew">;
  audit?: AuditLog;
};

export function createSessionStore({ settings, provider, audit = writeAuditLine }: SessionOptions) {
  const sessions = new Map<string, Session>();
  /** Names of the approvers who have signed in, by account id. */
  const approvers = new Map<string, string>();
  const rememberApprover = ({ account: { id, person }, roles }: SignedInPerson) => {
    if (roles.includes("approver")) approvers.set(id, person.name);
    else approvers.delete(id);
  };
  /** @param reason - undefined for a sign-out, which has its own entry in the audit log. */
  const endSession = (id: string | undefined, reason?: string) => {
    const session = id === undefined ? undefined : sessions.get(id);
    if (id === undefined || !session) return;
    sessions.delete(id);
    for (const socket of session.sockets) socket.destroy();
    if (reason) audit({ event: "session-ended", email: session.account.person.email, reason });
  };
  const findExpiry = ({ startedAt, lastActivityAt, confirmedAt }: Session): string | undefined => {
    if (Date.now() - startedAt >= maxSessionMs) return "too-long";
    if (Date.now() - lastActivityAt >= maxIdleMs) return "idle";
    return Date.now() - confirmedAt >= maxUnconfirmedMs ? "unconfirmed" : undefined;
  };
  /** Reads the person's roles again. Ends the session if the person has left or no longer has a role. */
  const check = async (session: Session) => {
    const checkStartedAt = Date.now();
    session.nextCheckAt = checkStartedAt + checkRetryMs;
    try {
      session.grant = await provider.renew(session.grant);
      session.roles = findRoles(settings.roles, session.grant.claims, settings.oidc.groupsClaim);
      rememberApprover(session);
      if (session.roles.length === 0) endSession(session.id, "no-role");
      session.confirmedAt = checkStartedAt;
      session.nextCheckAt = checkStartedAt + roleCheckIntervalMs;
    } catch (error) {
      if (!(error instanceof ProxyError) || error.status >= 500) return;
      approvers.delete(session.account.id);
      endSession(session.id, "refused-by-provider");
    }
  };
  /** Ends expired sessions. Checks the others when they are due, even without requests. */
  const endExpiredSessions = async () => {
    const checks: Promise<void>[] = [];
    for (const [id, session] of sessions) {
      const expiry = findExpiry(session);
      if (expiry) endSession(id, expiry);
      else if (session.grant.refreshToken !== undefined && Date.now() >= session.nextCheckAt)
        checks.push(check(session));
    }
    await Promise.all(checks);
  };
  const timer = setInterval(() => void endExpiredSessions(), sweepIntervalMs);
  timer.unref();
  return {
    /** @returns the session id, for the cookie. */
    start: (person: SignedInPerson): string => {
      const id = generateSecret();
      rememberApprover(person);
      const now = Date.now();
      const startTimes = {
        startedAt: now,
        lastActivityAt: now,
        confirmedAt: now,
        nextCheckAt: now + roleCheckIntervalMs,
      };
      sessions.set(id, { ...person, ...startTimes, id, sockets: new Set() });
      return id;
    },
    /** @param isActivity - whether a person caused the request; automatic requests do not extend the session. */
    find: (id: string | undefined, isActivity: boolean): Session | undefined => {
      const session = id === undefined ? undefined : sessions.get(id);
      if (!session) return undefined;
      const expiry = findExpiry(session);
      if (expiry) {
        endSession(id, expiry);
        return undefined;
      }
      if (isActivity) session.lastActivityAt = Date.now();
      return session;
    },
    /**
     * Names the people who may approve a person's proposals: those who have signed in, or else the configured members.
     */
    formatApprovers: ({ id }: Account): string => {
      const names = [...approvers].flatMap(([approverId, name]) => (approverId === id ? [] : name));
      return formatSpanishList(names.length > 0 ? names : settings.roles.approver.flatMap(formatRoleMember), "o");
    },
    sweep: endExpiredSessions,
    end: endSession,
    /** Ends all sessions of an account at the provider or, if there is a `sid`, of one sign-in there. */
    endSessionsOf: ({ sub, sid }: { sub?: string; sid?: string }) => {
      for (const [id, { grant }] of sessions) {
        const { idClaims } = grant;
        // Some providers leave the sign-in's id out of the ID token.
        const isSingleSignIn = sid !== undefined && idClaims.sid !== undefined;
        const isMatch = isSingleSignIn ? idClaims.sid === sid : idClaims.sub === sub;
        if (isMatch) endSession(id, "signed-out-at-provider");
      }
    },
    close: () => {
      clearInterval(timer);
      for (const id of sessions.keys()) endSession(id, "editor-stopped");
    },
  };
}
