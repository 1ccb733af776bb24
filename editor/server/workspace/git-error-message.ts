/** Messages for staff about errors that the git server reports. */
import { GitError } from "./git.ts";

/** The message if the server does not know the account, denies permission or fails; undefined for other errors. */
export function findPushRefusalMessage(error: unknown): string | undefined {
  if (!(error instanceof GitError)) return undefined;
  const { message } = error;
  if (isAuthenticationError(error))
    return "El servidor no reconoce tu cuenta: sal del editor y entra otra vez. Tu borrador sigue aquí.";
  if (/returned error: (?:403|404)|Repository not found|Permission denied/.test(message))
    return "Tu cuenta ya no puede publicar el sitio: pide permiso a quien lo administra. Tu borrador sigue aquí.";
  if (/returned error: 5\d\d/.test(message))
    return "El servidor del sitio no contesta. Inténtalo en unos minutos: tu borrador sigue aquí.";
  return undefined;
}

export const isAuthenticationError = (error: unknown): boolean =>
  error instanceof GitError &&
  /returned error: 401|Authentication failed|could not read (?:Username|Password)/.test(error.message);

/** Joins the lines that a hook of the server printed into one line. */
export const parseHookOutput = (message: string) =>
  [...message.matchAll(/^remote: (.*\S)\s*$/gm)].map(([, line = ""]) => line).join(" ");
