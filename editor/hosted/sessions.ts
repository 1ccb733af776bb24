/** Who is signed in. In memory: a restart asks to sign in again, and drafts stay on the disk. */
import type { Duplex } from "node:stream";
import type { Account, Forge, Grant } from "./forge.ts";
import { newSecret } from "./secrets.ts";

export type Session = {
  account: Account;
  grant: Grant;
  startedAt: number;
  lastAt: number;
  /** Connections that stay open: they end with the session. */
  sockets: Set<Duplex>;
  renewing?: Promise<Grant> | undefined;
};

export type Sessions = {
  /** @returns the id for the cookie. */
  start: (account: Account, grant: Grant) => string;
  /** @param isActivity - it is a person's doing, not a page that asks by itself. */
  of: (id: string | undefined, isActivity: boolean) => Session | undefined;
  end: (id: string | undefined) => void;
  /** A token that still holds. Throws what the forge says if there is none any more. */
  tokenOf: (session: Session) => Promise<string>;
  close: () => void;
};

type SessionOptions = {
  forge: Pick<Forge, "renew" | "revoke">;
  clientId: string;
  clientSecret: string;
  now?: () => number;
};

const minute = 60_000;
export const idleMs = 2 * 60 * minute;
/** A working day, however busy. */
export const longestMs = 12 * 60 * minute;
const sweepMs = minute;
/** A token that ends sooner is changed before it is used. */
const spareMs = 5 * minute;

export function openSessions({ forge, clientId, clientSecret, now = Date.now }: SessionOptions): Sessions {
  const sessions = new Map<string, Session>();
  const end = (id: string | undefined) => {
    const session = id === undefined ? undefined : sessions.get(id);
    if (id === undefined || !session) return;
    sessions.delete(id);
    for (const socket of session.sockets) socket.destroy();
    // Nobody has it any more; what the service says to that changes nothing.
    forge.revoke({ clientId, clientSecret, token: session.grant.token }).catch(() => {});
  };
  const isOver = ({ startedAt, lastAt }: Session) => now() - startedAt >= longestMs || now() - lastAt >= idleMs;
  const sweep = setInterval(() => {
    for (const [id, session] of sessions) if (isOver(session)) end(id);
  }, sweepMs);
  sweep.unref();
  return {
    start: (account, grant) => {
      const id = newSecret();
      sessions.set(id, { account, grant, startedAt: now(), lastAt: now(), sockets: new Set() });
      return id;
    },
    of: (id, isActivity) => {
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
    tokenOf: async (session) => {
      const { grant } = session;
      const isEnding = grant.expiresAt !== undefined && grant.expiresAt - now() < spareMs;
      if (!isEnding || grant.refreshToken === undefined) return grant.token;
      // One at a time: a refresh token is used once.
      session.renewing ??= forge.renew({ clientId, clientSecret, refreshToken: grant.refreshToken });
      try {
        session.grant = await session.renewing;
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
