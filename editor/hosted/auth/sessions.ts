/** Sessions of signed-in people, in memory: after a restart, people sign in again. Drafts are kept on disk. */
import type { Duplex } from "node:stream";
import type { Account, Forge, Grant } from "#editor/hosted/forge/forge.ts";
import { ForgeError } from "#editor/hosted/forge/forge-request.ts";
import { generateSecret } from "./secrets.ts";

export type Session = {
  id: string;
  account: Account;
  grant: Grant;
  startedAt: number;
  lastAt: number;
  /** Open WebSocket connections, which are closed with the session. */
  sockets: Set<Duplex>;
  renewing?: Promise<Grant> | undefined;
  /** Whether the person may push, according to the forge's last answer; `askAt`: when to ask again. */
  rights: { mayPush: boolean; askAt: number };
};

export type Sessions = {
  /** @returns the session id, for the cookie. */
  start: (account: Account, grant: Grant) => string;
  /** @param isActivity - whether a person caused the request; automatic requests do not extend the session. */
  find: (id: string | undefined, isActivity: boolean) => Session | undefined;
  end: (id: string | undefined) => void;
  /**
   * Returns a valid token, renewed if necessary. If the forge refuses to renew the token, ends the session and throws
   * the forge's error.
   */
  getValidToken: (session: Session) => Promise<string>;
  close: () => void;
};

type SessionOptions = {
  forge: Pick<Forge, "renew" | "revoke">;
  clientId: string;
  clientSecret: string;
  now?: () => number;
};

const minute = 60_000;
export const maxIdleMs = 2 * 60 * minute;
/** Maximum duration of a session: one working day, even if the person is always active. */
export const maxSessionMs = 12 * 60 * minute;
/** Interval of the checks at the forge: a withdrawn right to push takes effect within this time. */
export const rightsCheckIntervalMs = 60 * minute;
const sweepMs = minute;
/** A token that expires within this time is renewed before use. */
const spareMs = 5 * minute;

export function openSessions({ forge, clientId, clientSecret, now = Date.now }: SessionOptions): Sessions {
  const sessions = new Map<string, Session>();
  const end = (id: string | undefined) => {
    const session = id === undefined ? undefined : sessions.get(id);
    if (id === undefined || !session) return;
    sessions.delete(id);
    for (const socket of session.sockets) socket.destroy();
    // The session has already ended, so a failed revocation is ignored.
    forge.revoke({ clientId, clientSecret, token: session.grant.token }).catch(() => {});
  };
  const isOver = ({ startedAt, lastAt }: Session) => now() - startedAt >= maxSessionMs || now() - lastAt >= maxIdleMs;
  const sweep = setInterval(() => {
    for (const [id, session] of sessions) if (isOver(session)) end(id);
  }, sweepMs);
  sweep.unref();
  return {
    start: (account, grant) => {
      const id = generateSecret();
      const at = now();
      const rights = { mayPush: true, askAt: at + rightsCheckIntervalMs };
      sessions.set(id, { id, account, grant, startedAt: at, lastAt: at, sockets: new Set(), rights });
      return id;
    },
    find: (id, isActivity) => {
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
    getValidToken: async (session) => {
      const { grant } = session;
      const isEnding = grant.expiresAt !== undefined && grant.expiresAt - now() < spareMs;
      if (!isEnding || grant.refreshToken === undefined) return grant.token;
      // Concurrent requests share one renewal: a refresh token is valid only once.
      session.renewing ??= forge.renew({ clientId, clientSecret, refreshToken: grant.refreshToken });
      try {
        session.grant = await session.renewing;
      } catch (error) {
        if (error instanceof ForgeError && !error.isTemporary) end(session.id);
        throw error;
      } finally {
        session.renewing = undefined;
      }
      return session.grant.token;
    },
    close: () => {
      clearInterval(sweep);
      for (const id of sessions.keys()) end(id);
    },
  };
}
