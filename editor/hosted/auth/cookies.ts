/** The two cookies of the editor. `__Host-`: only this host sets and sees them, by TLS, at every address of it. */
import type { IncomingMessage } from "node:http";

const names = {
  /** Who is signed in. */
  session: "__Host-wim-editor",
  /** Who left to sign in, and has not come back yet. */
  leaving: "__Host-wim-editor-entrada",
} as const;

type CookieName = keyof typeof names;

/** Random, as `newSecret` makes it; anything else is no cookie of ours. */
const valueShape = /^[\w-]{43}$/;

/** @returns undefined if there is none, or two of that name: somebody else set one. */
export function cookieOf({ headers }: Pick<IncomingMessage, "headers">, name: CookieName): string | undefined {
  const values = (headers.cookie ?? "")
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${names[name]}=`))
    .map((pair) => pair.slice(names[name].length + 1));
  const [value = "", ...others] = values;
  return others.length === 0 && valueShape.test(value) ? value : undefined;
}

/** @param seconds - until it ends; 0 takes it away. */
export const cookie = (name: CookieName, value: string, seconds: number): string =>
  `${names[name]}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`;
