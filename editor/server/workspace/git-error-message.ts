/** Messages for staff about errors that the git server reports. */
import { GitError } from "./git.ts";

/**
 * The message if the server does not know the account, denies permission or fails; undefined for other errors.
 *
 * @param kept - what the refusal did not change, as a sentence.
 */
export function findPushRefusalMessage(error: unknown, kept: string): string | undefined {
  if (!(error instanceof GitError)) return undefined;
  const { message } = error;
  if (isAuthenticationError.test(message))
    return `El servidor no reconoce la cuenta con la que se publica: avisa a quien administra el repositorio. ${kept}`;
  if (/Host key verification failed/.test(message))
    return `El servidor del sitio no es el que se conoce: avisa a quien administra el repositorio. ${kept}`;
  if (/returned error: (?:403|404)|Repository not found/.test(message))
    return `La cuenta con la que se publica ya no puede hacerlo: avisa a quien administra el repositorio. ${kept}`;
  if (/returned error: 5\d\d|Could not resolve host|Connection (?:refused|timed out|closed|reset)/.test(message))
    return `El servidor del sitio no contesta. Inténtalo en unos minutos. ${kept}`;
  return undefined;
}

const isAuthenticationError =
  /returned error: 401|Authentication failed|could not read (?:Username|Password)|Permission denied \(/;

/** The server's own words: the lines that its hooks printed as one line or, without any, the reason that git gives. */
export function parseServerRefusal(message: string): string {
  const lines = [...message.matchAll(/^remote: (.*\S)\s*$/gm)].map(([, line = ""]) => line);
  const [, reason = ""] = /^ ! \[remote rejected\].*\((.+)\)$/m.exec(message) ?? [];
  return lines.join(" ") || reason;
}
