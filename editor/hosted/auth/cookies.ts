/** The editor's two cookies. The prefix `__Host-` binds them to this host, TLS and the path `/`. */
import type { IncomingMessage } from "node:http";

const cookieNames = {
  session: "__Host-wim-editor",
  /** Proves that the same browser started and finished a sign-in. */
  signIn: "__Host-wim-editor-entrada",
} as const;

type CookieName = keyof typeof cookieNames;

/** Matches the secrets of `generateSecret`; the editor sets no other values. */
const secretPattern = /^[\w-]{43}$/;

/** @returns undefined if the cookie is missing, malformed or sent twice. */
export function readCookie({ headers }: Pick<IncomingMessage, "headers">, name: CookieName): string | undefined {
  const values = (headers.cookie ?? "")
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${cookieNames[name]}=`))
    .map((pair) => pair.slice(cookieNames[name].length + 1));
  const [value = "", ...others] = values;
  return others.length === 0 && secretPattern.test(value) ? value : undefined;
}

/** Formats a `Set-Cookie` header. @param seconds - lifetime; 0 deletes the cookie. */
export const formatCookie = (name: CookieName, value: string, seconds: number): string =>
  `${cookieNames[name]}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`;
